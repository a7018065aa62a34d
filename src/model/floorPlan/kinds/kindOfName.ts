import { CORRIDOR, DOOR, FACILITY, type Facility, FLOOR, FURNITURE, SERVICE, WALL } from './meshKind';

interface NamedKind {
  readonly kind: number;
  readonly facility: Facility | null;
}

const WORDS: readonly (readonly [kind: number, facility: Facility | null, words: string])[] = [
  [FACILITY, 'toilet', 'toilet wc restroom bathroom washroom lavatory'],
  [FACILITY, 'lift', 'lift elevator'],
  [FACILITY, 'escalator', 'escalator travelator'],
  [FACILITY, 'stairs', 'stair stairs staircase stairway stairwell'],
  [FACILITY, 'parking', 'parking carpark'],
  [FACILITY, 'entrance', 'entrance exit'],
  [FACILITY, 'information', 'information reception'],
  [CORRIDOR, null, 'corridor hallway passage aisle walkway concourse lobby foyer landing circulation ramp plaza'],
  [
    SERVICE,
    null,
    'storage storeroom stockroom closet cupboard janitor technical electrical mechanical utility shaft riser',
  ],
  [SERVICE, null, 'duct void boh'],
  [WALL, null, 'wall window partition column pillar curtainwall glazing railing'],
  [DOOR, null, 'door doorway'],
  [FLOOR, null, 'floor slab ground outline terrain ceiling roof covering'],
  [FURNITURE, null, 'furniture furnishing chair sofa desk shelf bench'],
];

const KINDS: ReadonlyMap<string, NamedKind> = new Map(
  WORDS.flatMap(([kind, facility, words]) => words.split(' ').map((word) => [word, { kind, facility }] as const)),
);

/** Where a name has words of several kinds, the first of these counts: the door of a lift is a door. */
const ORDER: readonly number[] = [DOOR, WALL, FURNITURE, FACILITY, SERVICE, CORRIDOR, FLOOR];

/** Words that may accompany that of a facility in a text for people: "Toilets (ladies), level 2". */
const BESIDE = new Set(
  'accessible all baby change changing disabled down east female for gents gender ladies level main male men neutral north public south staff the to unisex up visitors west women'.split(
    ' ',
  ),
);

/** “BasicWall” and “lift_12” as words in lower case, without numbers. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

const kindOfWord = (word: string): NamedKind | undefined =>
  KINDS.get(word) ?? (word.endsWith('s') ? KINDS.get(word.slice(0, -1)) : undefined);

/** Words that names of rooms contain too, as “ground_floor_shop_3” does: alone or with one another they mean ground. */
const GROUND = new Set(['floor', 'ground', 'outline', 'building', 'level', 'base', 'plan', 'ifc']);

/** The kind that the `object_name` of a mesh tells, as “door_12” and “IfcWallStandardCase” do; else null. */
export function kindOfName(name: string): NamedKind | null {
  let best: NamedKind | null = null;
  const words = wordsOf(name);
  for (const word of words) {
    const found = kindOfWord(word);
    if (!found || (best !== null && ORDER.indexOf(found.kind) >= ORDER.indexOf(best.kind))) continue;
    if (found.kind === FLOOR && GROUND.has(word) && !words.every((one) => GROUND.has(one) || one.length === 1))
      continue;
    best = found;
  }
  return best;
}

/**
 * The kind in a text for people, if it says nothing else: "The Wall Café" is not a wall. A single letter counts as a
 * number does.
 */
export function kindOfText(text: string): NamedKind | null {
  let found: NamedKind | null = null;
  for (const word of wordsOf(text)) {
    const named = kindOfWord(word);
    const isPlace = named && (named.kind === FACILITY || named.kind === SERVICE || named.kind === CORRIDOR);
    if (isPlace) found ??= named;
    else if (word.length > 1 && !BESIDE.has(word)) return null;
  }
  return found;
}
