import type { QueryKey } from '@tanstack/react-query';

/** A successful answer about a record. */
export interface RecordAnswer<Wire> {
  readonly data: Wire;
  readonly message: string;
}

/**
 * The calls of one kind of record, for one organisation. `Body` is what its form sends.
 * Each throws ApiError; an update that met a newer revision brings the record as `current`. What is left out cannot be done
 * with records of this kind.
 */
export interface RecordCalls<Wire, Body> {
  readonly create?: (body: Body) => Promise<RecordAnswer<Wire>>;
  readonly update?: (id: string, body: Body & { readonly revision?: number }) => Promise<RecordAnswer<Wire>>;
  readonly remove: (id: string) => Promise<{ readonly message: string }>;
  /** The queries that a change makes stale. */
  readonly stale: readonly QueryKey[];
}
