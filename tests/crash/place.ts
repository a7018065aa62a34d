import type { Endpoint } from '@/contract/endpoint';
import type { FeedServer } from '../support/feedServer';
import type { Client } from './client';
import type { Ledger } from './ledger';

/** A location with a floor that has a plan. */
export interface Site {
  readonly project: string;
  readonly building: string;
  readonly floor: string;
}

/** Who writes, and where. */
export interface Place {
  readonly client: Client;
  /** Provider staff who act for the organisation. */
  readonly staff: Client;
  /** A reseller, who makes organisations below `resellerOf`. */
  readonly reseller: Client;
  readonly resellerOf: string;
  /** A device that is one after the other of the kiosks of the location `yard`. */
  readonly device: Client;
  /** Somebody without an account, who visits the location `yard`. */
  readonly visitor: Client;
  readonly organisation: string;
  readonly project: string;
  readonly floor: string;
  /** A second location, which is published, rolled back, exported and whose outlines are drawn. */
  readonly shelf: Site;
  /** A third one, whose rooms, buildings and texts are changed, and which has a source of destinations. */
  readonly yard: Site & {
    readonly accessKey: string;
    readonly kiosks: readonly { readonly id: number; readonly key: string }[];
  };
  /** A fourth one, whose network is saved floor by floor. */
  readonly bench: Site & { readonly upper: string };
  /** A fifth one, whose buildings are made and deleted. */
  readonly estate: string;
  /** The source of the destinations of `yard`. */
  readonly feed: FeedServer;
  /** A skin to copy, and the copy whose variables are changed. */
  readonly skin: number;
  readonly variables: number;
  /** A destination to place. */
  readonly destination: number;
  /** A role for new users. */
  readonly role: number;
}

/** The work that one person does again and again. */
export interface Work {
  readonly name: string;
  /** The kinds of writes that it makes, by the calls that make them. */
  readonly calls: readonly Endpoint[];
  /** Does it once. `value` is a number that nothing else has, and higher than that of the time before. */
  readonly turn: (place: Place, value: number, ledger: Ledger) => Promise<void>;
  /** Words for all of it that is missing, there twice or there by half. */
  readonly problems: (place: Place, ledger: Ledger) => Promise<readonly string[]>;
}
