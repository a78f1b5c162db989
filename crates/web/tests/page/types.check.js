// What `tsc` must find: below each `@ts-expect-error` stands a mistake, and a mistake that is not found is an error.
import { ask } from '../../static/core/api.js';

export async function mistakes() {
  // @ts-expect-error there is no such verb
  await ask({ game: 'sudoku', verb: 'fly' });
  // @ts-expect-error a field is missing
  await ask({ game: 'sudoku', verb: 'search' });
  // @ts-expect-error there is no such field
  await ask({ game: 'sudoku', verb: 'search', puzzle: '', colour: 'red' });
  // @ts-expect-error a field is misspelt
  await ask({ game: 'ohno', verb: 'search', puzzle: '', trace: { limt: 5 } });

  const answer = await ask({ game: 'logic', verb: 'ask', knowledge: '', trace: { limit: 5 } });
  // @ts-expect-error the answer has no such field
  answer.steps;
  for (const event of answer.trace?.events ?? []) {
    // @ts-expect-error no engine of logic tells of such an event
    if (event.event === 'generated') return;
    // @ts-expect-error not every event has a level
    event.level;
    if (event.event === 'decide') event.level;
  }
}
