import type { QueryKey } from '@tanstack/react-query';

/** A successful answer about a record. */
export interface RecordAnswer<Wire> {
  readonly data: Wire;
  readonly message: string;
}

/**
 * The calls of one kind of record, for one organisation. `Body` is the body that its form sends. Each throws ApiError;
 * where an update met a newer revision, its `body.current` is the record. A kind does not support an absent call.
 */
export interface RecordCalls<Wire, Body> {
  readonly create?: (body: Body) => Promise<RecordAnswer<Wire>>;
  readonly update?: (id: string, body: Body & { readonly revision?: number }) => Promise<RecordAnswer<Wire>>;
  /** `moveTo` gets what belongs to the record, where its kind offers that. */
  readonly remove?: (id: string, moveTo?: string | null) => Promise<{ readonly message: string }>;
  /** The queries that a change makes stale. */
  readonly stale: readonly QueryKey[];
}
