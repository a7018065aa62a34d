import type { FeatureName } from '@/model/access/features';

/**
 * Who may make a call. The service reads it before the handler runs; what belongs to another organisation then answers
 * as if it did not exist, because every query is scoped by the organisation that the caller acts for.
 */
export interface Policy {
  /** `password-step`: a right password was given, the code is still missing. */
  readonly who: 'anyone' | 'password-step' | 'signed-in' | 'staff';
  /** Path parameter with the uuid of the organisation that the caller must act for. */
  readonly organisation: string | null;
  /** What the path names, for the queries and for the authorisation matrix. */
  readonly record: OwnedRecord | null;
  /** The organisation acted for and the user must both hold it. */
  readonly feature: FeatureName | null;
}

export interface OwnedRecord {
  readonly kind: RecordKind;
  /** Path parameter with its identifier. */
  readonly param: string;
}

export type RecordKind =
  | 'project'
  | 'building'
  | 'floor'
  | 'uploaded-map-file'
  | 'destination'
  | 'project-destination'
  | 'node'
  | 'transit-group'
  | 'user'
  | 'job';

const open: Policy = { who: 'anyone', organisation: null, record: null, feature: null };

export const anyone: Policy = open;
export const passwordStep: Policy = { ...open, who: 'password-step' };
export const signedIn: Policy = { ...open, who: 'signed-in' };
/** @public The provider's people: calls that need it come with the provider's screens. */
export const staff: Policy = { ...open, who: 'staff' };

/** The caller acts for the organisation whose uuid stands at `param`: its own, or one that it has switched into. */
export const actsFor = (param: string): Policy => ({ ...signedIn, organisation: param });

/** The record at `param` belongs to the organisation that the caller acts for. */
export const owns = (kind: RecordKind, param: string): Policy => ({ ...signedIn, record: { kind, param } });

export const withFeature = (feature: FeatureName, policy: Policy): Policy => ({ ...policy, feature });
