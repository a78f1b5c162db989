// What is too large for the settings: results, kept on this computer by the browser (IndexedDB).

const STORE = 'results';
/** The most that is kept under a name, in characters of JSON. */
export const MOST = 20_000_000;

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('atisbo', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * @template T
 * @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} act @returns {Promise<T>}
 */
async function within(mode, act) {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      // What is written is there when the transaction is through, not before.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Keeps something; whether there was room, and a place for it. @param {string} name @param {unknown} value @returns {Promise<boolean>} */
export async function keep(name, value) {
  try {
    const text = JSON.stringify(value);
    if (text.length > MOST) {
      // What was kept before is of other work.
      await within('readwrite', (store) => store.delete(name));
      return false;
    }
    await within('readwrite', (store) => store.put(text, name));
    return true;
  } catch {
    return false;
  }
}

/** What was kept, if it was. @param {string} name @returns {Promise<any>} */
export async function kept(name) {
  try {
    return JSON.parse((await within('readonly', (store) => store.get(name))) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps it no longer. @param {string} name */
export async function discard(name) {
  try {
    await within('readwrite', (store) => store.delete(name));
  } catch {
    // It was not kept then.
  }
}
