/** Values of named fields; of another field nothing is known. They are JSON. */
export type FieldValues = Readonly<Record<string, unknown>>;

/**
 * A change of a record beside the network, as part of a step of the history: the fields that changed, before and after. Undo
 * sets those fields alone, so that it reaches past a save and leaves what others have changed.
 */
export interface BesideChange {
  readonly kind: 'room' | 'form' | 'amenity' | 'kiosk' | 'outline';
  /** The record, by a name that is unique in its kind. */
  readonly of: string;
  /** The revision of the record that it was made on: typing goes on in one step until the record is saved. */
  readonly base?: number | undefined;
  readonly before: FieldValues;
  readonly after: FieldValues;
}

/** A change that undo or redo makes. */
export interface AppliedChange {
  readonly change: BesideChange;
  readonly direction: 'back' | 'forward';
}

/** One change of the same fields of the same record instead of two; null where they are of others. */
export function joined(first: BesideChange, second: BesideChange): BesideChange | null {
  const fields = Object.keys(first.after).sort().join();
  const isSame = first.kind === second.kind && first.of === second.of && first.base === second.base;
  return isSame && fields === Object.keys(second.after).sort().join() ? { ...first, after: second.after } : null;
}

export const changesNothing = ({ before, after }: BesideChange): boolean =>
  Object.keys(after).every((field) => JSON.stringify(before[field]) === JSON.stringify(after[field]));
