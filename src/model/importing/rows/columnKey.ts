import { shortDigest } from '../shortDigest';

/** The name of a column as names are compared: letters and digits alone, without accents. */
export const columnKey = (column: string): string =>
  column
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '');

/** The last part of a nested column: `contact.phone` is a phone, `tags.opening_hours` are hours. */
export const lastPart = (column: string): string => column.split(/[./]/).at(-1) ?? column;

/** Fields by the names of their columns, each with its rank: the best name of a field comes first. */
export const fieldsByKey = <Field extends string>(
  synonyms: Readonly<Partial<Record<Field, string>>>,
): ReadonlyMap<string, { readonly field: Field; readonly rank: number }> =>
  new Map(
    Object.entries<string | undefined>(synonyms).flatMap(([field, names = '']) =>
      // The keys are those of the record.
      names.split(' ').map((name, rank) => [name, { field: field as Field, rank }] as const),
    ),
  );

/** The same for every file of one kind: the names of its columns, in any order. */
export const shapeOf = (columns: readonly string[]): string =>
  shortDigest([...columns].map(columnKey).sort().join('\n'));
