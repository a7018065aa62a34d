/** Why nothing of a reading is imported. */
export type Rejection =
  | { readonly kind: 'no-rows' }
  | { readonly kind: 'too-many-deletions'; readonly missing: number; readonly known: number; readonly most: number };

/** A few may always go, so that a short list can shrink. */
const FEW = 5;

/** How many of the destinations of a source one import may delete: a quarter, or five where that is more, but never all. */
export const mostDeletions = (known: number): number =>
  Math.max(0, Math.min(Math.max(FEW, Math.floor(known / 4)), known - 1));

/** Protects the destinations of a source from a feed that is broken: without rows, or without most of them. */
export function rejectionOf({
  rows,
  known,
  missing,
}: {
  /** Rows that could be read. */
  readonly rows: number;
  readonly known: number;
  /** Known ones that no row is about. */
  readonly missing: number;
}): Rejection | null {
  if (rows === 0) return { kind: 'no-rows' };
  const most = mostDeletions(known);
  return missing > most ? { kind: 'too-many-deletions', missing, known, most } : null;
}
