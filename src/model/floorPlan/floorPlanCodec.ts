import type { Point } from '@/model/geometry/points';
import type { FloorPlan, MeshDescription, PlanPlace } from './floorPlan';
import { isDescription } from './isDescription';
import { isPlace } from './isPlace';

/** "ATFP", then the version. */
const MAGIC = 0x41544650;
const VERSION = 1;
const HEAD = 16;

const ARRAYS = ['colours', 'boxes', 'heights', 'anchors', 'ringStart', 'pointStart', 'points', 'holes'] as const;
type ArrayName = (typeof ARRAYS)[number];

const KINDS = {
  colours: Uint32Array,
  boxes: Float32Array,
  heights: Float32Array,
  anchors: Float32Array,
  ringStart: Uint32Array,
  pointStart: Uint32Array,
  points: Float32Array,
  holes: Uint8Array,
} as const;

/**
 * A floor plan as bytes, little-endian: magic, version, length of the header, 0 (four 32-bit numbers); a header of JSON
 * with the names and the length of each array, filled with blanks to four bytes; then the arrays one after another.
 */
export function encodeFloorPlan(floorPlan: FloorPlan): Uint8Array<ArrayBuffer> {
  const lengths = Object.fromEntries(ARRAYS.map((name) => [name, floorPlan[name].length]));
  const text = JSON.stringify({
    names: floorPlan.names,
    lengths,
    origin: floorPlan.origin,
    described: floorPlan.described,
    place: floorPlan.place,
  });
  const encoded = new TextEncoder().encode(text);
  const header = Math.ceil(encoded.length / 4) * 4;
  const total = ARRAYS.reduce((sum, name) => sum + floorPlan[name].byteLength, HEAD + header);
  const bytes = new Uint8Array(total).fill(32, HEAD, HEAD + header);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, VERSION, true);
  view.setUint32(8, header, true);
  bytes.set(encoded, HEAD);
  let at = HEAD + header;
  for (const name of ARRAYS) {
    const array = floorPlan[name];
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += array.byteLength;
  }
  return bytes;
}

/** The bytes are no floor plan, or not a whole one. The message says where, for developers. */
export class DamagedPlanError extends Error {
  override readonly name = 'DamagedPlanError';
}

const damaged = (what: string) => new DamagedPlanError(what);

/**
 * Decodes the output of encodeFloorPlan.
 * @throws DamagedPlanError when the length is wrong or an index is out of range
 */
export function decodeFloorPlan(bytes: Uint8Array): FloorPlan {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD || view.getUint32(0) !== MAGIC) throw damaged('it is no floor plan');
  const version = view.getUint32(4, true);
  if (version !== VERSION) throw damaged(`it has version ${version}, and ${VERSION} is known`);
  const header = view.getUint32(8, true);
  if (header % 4 !== 0 || HEAD + header > bytes.length) throw damaged('its header is cut short');
  const { names, lengths, origin, described, place } = readHeader(bytes.subarray(HEAD, HEAD + header));
  const expected = expectedLengths(names.length, lengths);
  let at = HEAD + header;
  const take = <Name extends ArrayName>(name: Name): InstanceType<(typeof KINDS)[Name]> => {
    const length = lengths[name];
    const kind = KINDS[name];
    if (expected[name] !== length) throw damaged(`it has ${length} ${name} instead of ${expected[name]}`);
    const end = at + length * kind.BYTES_PER_ELEMENT;
    if (end > bytes.length) throw damaged('it is cut short');
    // A copy is aligned to the element size.
    const copy = bytes.slice(at, end);
    at = end;
    return new kind(copy.buffer, 0, length) as InstanceType<(typeof KINDS)[Name]>;
  };
  const floorPlan: FloorPlan = {
    ...(origin && { origin }),
    ...(described && { described }),
    ...(place && { place }),
    names,
    colours: take('colours'),
    boxes: take('boxes'),
    heights: take('heights'),
    anchors: take('anchors'),
    ringStart: take('ringStart'),
    pointStart: take('pointStart'),
    points: take('points'),
    holes: take('holes'),
  };
  if (at !== bytes.length) throw damaged('it has bytes too many');
  checkStarts('ringStart', floorPlan.ringStart, floorPlan.holes.length);
  checkStarts('pointStart', floorPlan.pointStart, floorPlan.points.length / 2);
  for (const name of ['boxes', 'heights', 'anchors', 'points'] as const) {
    if (!floorPlan[name].every(Number.isFinite)) throw damaged(`${name} holds something that is no number`);
  }
  if (!floorPlan.holes.every((hole) => hole <= 1)) throw damaged('holes holds something that is neither 0 nor 1');
  return floorPlan;
}

interface Header {
  readonly names: string[];
  readonly lengths: Record<ArrayName, number>;
  readonly origin: Point | null;
  readonly described: MeshDescription[] | null;
  readonly place: PlanPlace | null;
}

function readHeader(bytes: Uint8Array): Header {
  let header: unknown;
  try {
    header = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw damaged('its header cannot be read');
  }
  if (typeof header !== 'object' || header === null || !('names' in header) || !('lengths' in header)) {
    throw damaged('its header is incomplete');
  }
  const { names, lengths } = header;
  if (!Array.isArray(names) || !names.every((name): name is string => typeof name === 'string')) {
    throw damaged('its names cannot be read');
  }
  if (new Set(names).size !== names.length) throw damaged('a name is there twice');
  if (typeof lengths !== 'object' || lengths === null) throw damaged('its lengths cannot be read');
  const found = new Map<string, unknown>(Object.entries(lengths));
  const entries = ARRAYS.map((name) => {
    const length = found.get(name);
    if (typeof length !== 'number' || !Number.isInteger(length) || length < 0)
      throw damaged(`the length of ${name} is wrong`);
    return [name, length] as const;
  });
  return {
    names,
    lengths: Object.fromEntries(entries) as Record<ArrayName, number>,
    origin: 'origin' in header ? readOrigin(header.origin) : null,
    described: 'described' in header ? readDescribed(header.described) : null,
    place: 'place' in header && isPlace(header.place) ? header.place : null,
  };
}

function readOrigin(origin: unknown): Point {
  if (typeof origin !== 'object' || origin === null || !('x' in origin) || !('y' in origin))
    throw damaged('its origin is wrong');
  return { x: Number(origin.x), y: Number(origin.y) };
}

function readDescribed(described: unknown): MeshDescription[] {
  if (!Array.isArray(described) || !described.every(isDescription)) throw damaged('its descriptions cannot be read');
  return described;
}

/** Expected array lengths for the number of meshes, and for the rings and points that they declare. */
function expectedLengths(meshes: number, lengths: Record<ArrayName, number>): Record<ArrayName, number> {
  return {
    colours: meshes,
    boxes: meshes * 4,
    heights: meshes * 2,
    anchors: meshes * 3,
    ringStart: meshes + 1,
    pointStart: lengths.holes + 1,
    points: lengths.points - (lengths.points % 2),
    holes: lengths.holes,
  };
}

function checkStarts(name: string, starts: Uint32Array, end: number): void {
  if (starts[0] !== 0 || starts.at(-1) !== end) throw damaged(`${name} does not cover everything`);
  for (let i = 1; i < starts.length; i++) {
    if (starts[i]! < starts[i - 1]!) throw damaged(`${name} goes backward`);
  }
}
