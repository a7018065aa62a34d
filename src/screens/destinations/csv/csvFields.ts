/** The columns of the file, in order. A list in a cell is separated by semicolons. */
export const CSV_FIELDS = [
  'id',
  'name',
  'description',
  'categories',
  'tags',
  'main_destination',
  'review',
  'rooms',
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

export const splitCell = (cell: string): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
