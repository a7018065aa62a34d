/** The relations of a record's organisation to the one that a principal acts for, in the order of the tables. */
export const RELATIONS = ['own', 'child', 'parent', 'foreign', 'missing'] as const;
export type Relation = (typeof RELATIONS)[number];

export const PRINCIPAL_KINDS = [
  'nobody',
  'expired',
  'password-step',
  'deleted',
  'customer-bare',
  'customer-editor',
  'customer-admin',
  'other-administrator',
  'reseller',
  'reseller-switched',
  'staff',
  'kiosk',
] as const;
export type PrincipalKind = (typeof PRINCIPAL_KINDS)[number];

/** Organisations of the fixture: two lines below the provider, the one above it, and one outside of all lines. */
export const PLACES = [
  'above',
  'provider',
  'northwind',
  'riverside',
  'riverside-branch',
  'bluepeak',
  'lakeside',
  'lakeside-branch',
  'alone',
] as const;
export type Place = (typeof PLACES)[number];

type Line = Readonly<Record<Exclude<Relation, 'missing'>, Place>>;

const OF_RIVERSIDE: Line = {
  own: 'riverside',
  child: 'riverside-branch',
  parent: 'northwind',
  foreign: 'lakeside',
};
const OF_LAKESIDE: Line = { own: 'lakeside', child: 'lakeside-branch', parent: 'bluepeak', foreign: 'riverside' };
const OF_NORTHWIND: Line = { own: 'northwind', child: 'riverside', parent: 'provider', foreign: 'lakeside' };
const OF_PROVIDER: Line = { own: 'provider', child: 'northwind', parent: 'above', foreign: 'alone' };

const LINES: Partial<Record<PrincipalKind, Line>> = {
  'other-administrator': OF_LAKESIDE,
  reseller: OF_NORTHWIND,
  staff: OF_PROVIDER,
};

/** The organisations above each one of the fixture, the nearest first. */
const ABOVE: Readonly<Record<Place, readonly Place[]>> = {
  above: [],
  provider: ['above'],
  northwind: ['provider', 'above'],
  bluepeak: ['provider', 'above'],
  riverside: ['northwind', 'provider', 'above'],
  lakeside: ['bluepeak', 'provider', 'above'],
  'riverside-branch': ['riverside', 'northwind', 'provider', 'above'],
  'lakeside-branch': ['lakeside', 'bluepeak', 'provider', 'above'],
  alone: [],
};
const WITH_REMOTE_ADMIN: readonly PrincipalKind[] = ['reseller', 'reseller-switched', 'staff'];
const HOMES: Partial<Record<PrincipalKind, Place>> = {
  'other-administrator': 'lakeside',
  reseller: 'northwind',
  'reseller-switched': 'northwind',
  staff: 'provider',
};

/** The organisation that a principal is of. */
export const homeOf = (principal: PrincipalKind): Place => HOMES[principal] ?? 'riverside';

/**
 * Whether a principal may read records of an organisation: of their own, and with remote-admin rights of those below.
 */
export const mayKnow = (principal: PrincipalKind, place: Place): boolean =>
  place === homeOf(principal) || (WITH_REMOTE_ADMIN.includes(principal) && ABOVE[place].includes(homeOf(principal)));

/** Where a record in this relation to the principal belongs; whoever acts for nobody is taken as a stranger at Riverside. */
export const placeOf = (principal: PrincipalKind, relation: Exclude<Relation, 'missing'>): Place =>
  (LINES[principal] ?? OF_RIVERSIDE)[relation];
