import * as z from 'zod/mini';

/** The last entry of a backup. The entries before it are complete when its digests agree. */
export const MANIFEST = 'manifest.json';

export const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** Version of the last migration. */
  schema: z.int(),
  /** SHA-256 of each entry before this one, in order. */
  entries: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** Last number that each sequence gave; null when it gave none. */
  sequences: z.array(z.object({ name: z.string(), value: z.nullable(z.string()) })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const rowsEntry = (table: string, part: number): string =>
  `rows/${table}/${String(part).padStart(6, '0')}.jsonl`;
export const fileEntry = (key: string): string => `files/${key}`;

/** The content of an entry, by its name; null for a name that no backup has. */
export function readEntryName(name: string): { table: string } | { key: string } | null {
  const table = /^rows\/([a-z_]+)\/\d{6}\.jsonl$/.exec(name)?.[1];
  if (table !== undefined) return { table };
  const key = /^files\/([a-z]+\/[\w.-]+)$/.exec(name)?.[1];
  return key === undefined ? null : { key };
}
