import { inSlices } from './inSlices';
import { JsonText } from './jsonText';

/** Values that are written without a look at the clock: less than a millisecond. */
const PIECE = 1_000;
/** Characters that cost as much as a value. */
const CHARACTERS = 100;

/** Whether the value is small enough to be written in one go. */
export const isSmall = (value: unknown): boolean => weightOf(value, PIECE) <= PIECE;

/**
 * The value as JSON, as `JSON.stringify` writes it, in slices of some milliseconds, between which other calls are answered.
 * @param onPiece gets each piece of the text, to hash it without holding up others either
 */
export async function stringifyInSlices(
  value: unknown,
  onPiece: (piece: Buffer) => void = () => undefined,
): Promise<Buffer<ArrayBuffer>> {
  const buffers: Buffer[] = [];
  await inSlices(piecesOf(value), (text) => {
    const piece = Buffer.from(text);
    buffers.push(piece);
    onPiece(piece);
  });
  return Buffer.concat(buffers);
}

/** The number of values in it; beyond `most` they are not counted further. */
function weightOf(value: unknown, most: number): number {
  if (typeof value === 'string') return 1 + value.length / CHARACTERS;
  if (typeof value !== 'object' || value === null) return 1;
  if (value instanceof JsonText) return most + 1;
  let weight = 1;
  if (Array.isArray(value))
    for (const item of value) {
      if (weight > most) break;
      weight += weightOf(item, most - weight);
    }
  else
    for (const key in value) {
      if (weight > most) break;
      weight += weightOf((value as Record<string, unknown>)[key], most - weight);
    }
  return weight;
}

function* piecesOf(value: unknown): Generator<string> {
  if (value instanceof JsonText) yield* value.pieces;
  else if (typeof value !== 'object' || value === null || 'toJSON' in value || isSmall(value))
    yield JSON.stringify(value);
  else if (Array.isArray(value)) yield* itemsOf(value);
  else yield* fieldsOf(value as Record<string, unknown>);
}

function* itemsOf(items: readonly unknown[]): Generator<string> {
  let group: unknown[] = [];
  let weight = 0;
  let comma = '';
  const flush = function* () {
    if (group.length > 0) {
      yield comma + JSON.stringify(group).slice(1, -1);
      comma = ',';
    }
    group = [];
    weight = 0;
  };
  yield '[';
  for (const item of items) {
    const own = weightOf(item, PIECE);
    if (weight + own > PIECE) yield* flush();
    if (own > PIECE) {
      yield comma;
      yield* piecesOf(item);
      comma = ',';
    } else {
      group.push(item);
      weight += own;
    }
  }
  yield* flush();
  yield ']';
}

function* fieldsOf(record: Readonly<Record<string, unknown>>): Generator<string> {
  let comma = '';
  yield '{';
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined || typeof value === 'function' || typeof value === 'symbol') continue;
    yield `${comma}${JSON.stringify(name)}:`;
    yield* piecesOf(value);
    comma = ',';
  }
  yield '}';
}
