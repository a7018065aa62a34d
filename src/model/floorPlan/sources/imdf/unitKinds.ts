import type { Facility, MeshKind } from '../../kinds/meshKind';

export interface SpaceKind {
  readonly kind: MeshKind;
  readonly facility: Facility | null;
}

const KINDS: readonly (readonly [kind: MeshKind, facility: Facility | null, categories: string])[] = [
  ['wall', null, 'brick column concrete drywall glass structure wood'],
  ['corridor', null, 'footbridge lobby platform ramp terrace unenclosedarea walkway walkway.island'],
  ['service', null, 'mailroom nonpublic serverroom storage'],
  ['floor', null, 'fieldofplay road vegetation'],
  ['facility', 'lift', 'elevator'],
  ['facility', 'escalator', 'escalator movingwalkway'],
  ['facility', 'stairs', 'stairs steps'],
  ['facility', 'parking', 'parking'],
];

const BY_CATEGORY: ReadonlyMap<string, SpaceKind> = new Map(
  KINDS.flatMap(([kind, facility, categories]) =>
    categories.split(' ').map((category) => [category, { kind, facility }] as const),
  ),
);

const ROOM: SpaceKind = { kind: 'room', facility: null };
const TOILET: SpaceKind = { kind: 'facility', facility: 'toilet' };

/** The kind of a unit of IMDF by its category (IMDF 1.0.0, UNIT-CATEGORY); a room where the category has none of its own. */
export const kindOfUnit = (category: string): SpaceKind =>
  category === 'restroom' || category.startsWith('restroom.') ? TOILET : (BY_CATEGORY.get(category) ?? ROOM);

/** A void: nobody can stand there, and what lies there is that of the floor below. */
export const isVoid = (category: string): boolean => category === 'opentobelow';
