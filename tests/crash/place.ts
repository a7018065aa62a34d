import type { Client } from './client';

/** Who writes, and where. */
export interface Place {
  readonly client: Client;
  /** Provider staff who act for the organisation. */
  readonly staff: Client;
  readonly organisation: string;
  readonly project: string;
  readonly floor: string;
  /** A second location, which is published, rolled back, exported and whose outlines are drawn. */
  readonly shelf: { readonly project: string; readonly floor: string };
  /** A skin to copy. */
  readonly skin: number;
}
