### Las líneas de pseudocódigo de todos los métodos. Una línea es un mensaje, la tenga quien la tenga.
