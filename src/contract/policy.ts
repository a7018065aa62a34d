import type { FeatureName } from '@/model/access/features';
import type { RECORD_KINDS, RecordKindName } from './recordKinds';

/**
 * Who may make a call. The service checks it before the handler runs; records of another organisation then answer 404,
 * because every query is scoped by the active organisation.
 */
export interface Policy {
  /**
   * `password-step`: the password was right, the code is still missing. `link`: the token of a link in a mail, which
   * authorises this call and no other. `device`: the key of a kiosk, which authorises the calls of kiosks and no others.
   */
  readonly who: 'anyone' | 'password-step' | 'link' | 'device' | 'signed-in' | 'staff';
  /** Path parameter with the uuid of an organisation. */
  readonly organisation: string | null;
  /** The organisations that it may name. */
  readonly scope: OrganisationScope;
  /** The subject of the path, for the queries and for the authorisation matrix. */
  readonly record: OwnedRecord | null;
  /** The active organisation and the user must both have one of them; none where everyone may make the call. */
  readonly features: readonly FeatureName[];
  /** The one that they must have where the organisation of the path is one below the active one. */
  readonly featureBelow: FeatureName | null;
}

/**
 * - `active`: the active organisation;
 * - `active-or-below`: that, or with remote-admin rights one below it;
 * - `below`: only one below it;
 * - `switchable`: the user's own organisation, or with remote-admin rights one below that.
 */
export type OrganisationScope = 'active' | 'active-or-below' | 'below' | 'switchable';

export interface OwnedRecord {
  readonly kind: OwnedRecordKind;
  /** Path parameter with its identifier. */
  readonly param: string;
}

/** A kind of record that a path identifies; `oneself` is the calling user and nobody else. */
export type OwnedRecordKind =
  | { [K in RecordKindName]: (typeof RECORD_KINDS)[K]['id'] extends null ? never : K }[RecordKindName]
  | 'oneself';

const base: Policy = {
  who: 'anyone',
  organisation: null,
  scope: 'active',
  record: null,
  features: [],
  featureBelow: null,
};

export const anyone: Policy = base;
export const passwordStep: Policy = { ...base, who: 'password-step' };
export const byLink: Policy = { ...base, who: 'link' };
/** A commissioned kiosk. */
export const device: Policy = { ...base, who: 'device' };
export const signedIn: Policy = { ...base, who: 'signed-in' };
/** Provider staff. */
export const staff: Policy = { ...base, who: 'staff' };

/** The same for provider staff alone. */
export const staffOnly = (policy: Policy): Policy => ({ ...policy, who: 'staff' });

/** The active organisation of the caller has the uuid at `param`: its own, or one that it has switched to. */
export const activeOrganisation = (param: string): Policy => ({ ...signedIn, organisation: param });

/** The organisation at `param` is within `scope` of the caller. */
export const inScope = (scope: OrganisationScope, param: string): Policy => ({
  ...signedIn,
  organisation: param,
  scope,
});

/** The record at `param` belongs to the active organisation of the caller. */
export const ownedRecord = (kind: OwnedRecordKind, param: string): Policy => ({ ...signedIn, record: { kind, param } });

/** The user at `param` is the caller. */
export const oneself = (param: string): Policy => ownedRecord('oneself', param);

/** The page or tool that the call belongs to has this feature. */
export const withFeature = (feature: FeatureName, policy: Policy): Policy => ({ ...policy, features: [feature] });

/** The call belongs to several pages or tools: the feature of one of them is enough. */
export const withAnyFeature = (features: readonly FeatureName[], policy: Policy): Policy => ({ ...policy, features });

export const withFeatureBelow = (featureBelow: FeatureName, policy: Policy): Policy => ({ ...policy, featureBelow });
