import { MOST_NAME } from '../corrections/correction';
import type { Ring } from '../corrections/meshShape';
import type { PlanPlace } from '../floorPlan';
import { isDescription } from '../isDescription';
import { isPlace } from '../isPlace';
import { meshError } from '../meshError';
import type { PlanFloor, PlanSpace } from './buildingPlan';

/** Name of the file in an archive that holds a floor as outlines. */
export const FLOOR_FILE = 'floor.json';
const FORMAT = 'atrium-floor/1';

/** Spaces of the largest floor that is read, and corners of all their outlines. */
const MOST_SPACES = 50_000;
const MOST_CORNERS = 2_000_000;
/** Metres from the origin of a floor: single precision holds half a millimetre there. */
const MOST_METRES = 4096;
/** Tenths of a millimetre: more would be noise. */
const DECIMALS = 1e4;

/** The parts of a floor that a file holds. */
export interface FloorFileContent extends Pick<PlanFloor, 'spaces'> {
  /** Absent where the source does not say it. */
  readonly place?: PlanPlace | undefined;
}

const rounded = (metres: number): number => Math.round(metres * DECIMALS) / DECIMALS;

/** A floor as text of JSON: `{ format, spaces: [{ id, name, label, kind, facility, heights, rings, holes }], place }` in metres and degrees. */
export function writeFloorFile({ spaces, place }: FloorFileContent): string {
  const written = spaces.map((space) => ({ ...space, rings: space.rings.map((ring) => ring.map(rounded)) }));
  return JSON.stringify({ format: FORMAT, spaces: written, place });
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNear = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= MOST_METRES;
const isRing = (value: unknown): value is Ring =>
  Array.isArray(value) && value.length >= 6 && value.length % 2 === 0 && value.every(isNear);

/** An outer ring comes first, and each ring tells whether it is a hole. */
const areHoles = (value: unknown, rings: readonly Ring[]): value is boolean[] =>
  Array.isArray(value) &&
  value.length === rings.length &&
  value[0] === false &&
  value.every((one) => typeof one === 'boolean');

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MOST_NAME && !/\p{Cc}/u.test(value);

function isSpace(value: unknown): value is PlanSpace {
  if (!isDescription(value) || !isObject(value)) return false;
  const { label, heights, rings, holes } = value;
  return (
    isName(value.name) &&
    typeof label === 'string' &&
    Array.isArray(heights) &&
    heights.length === 2 &&
    heights.every(isNear) &&
    Array.isArray(rings) &&
    rings.length > 0 &&
    rings.every(isRing) &&
    areHoles(holes, rings)
  );
}

/** @throws MeshError where the text is no floor, or one of its spaces is damaged */
export function readFloorFile(text: string): FloorFileContent {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw meshError('floor-file-damaged', { at: 0 });
  }
  if (!isObject(content) || content.format !== FORMAT || !Array.isArray(content.spaces))
    throw meshError('floor-file-damaged', { at: 0 });
  const { spaces } = content;
  if (spaces.length === 0) throw meshError('nothing-to-draw');
  if (spaces.length > MOST_SPACES) throw meshError('outlines-too-complex');
  const names = new Set<string>();
  const read: PlanSpace[] = [];
  let corners = 0;
  for (const [at, space] of spaces.entries()) {
    if (!isSpace(space) || names.has(space.name)) throw meshError('floor-file-damaged', { at: at + 1 });
    names.add(space.name);
    corners += space.rings.reduce((sum, ring) => sum + ring.length / 2, 0);
    if (corners > MOST_CORNERS) throw meshError('outlines-too-complex');
    read.push(space);
  }
  return isPlace(content.place) ? { spaces: read, place: content.place } : { spaces: read };
}
