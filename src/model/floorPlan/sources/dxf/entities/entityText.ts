import type { DxfEntity } from '../dxfDrawing';
import { numberOf, pointOf, textOfCode } from '../dxfDrawing';
import type { FlatText } from '../flatDrawing';
import { type Affine, applied, composed, rotation, translation } from './affine';
import { plainLine, plainParagraphs } from './plainText';

/** Width of a letter and height of a line, as shares of the height of capitals. */
const [LETTER, LINE] = [0.7, 1.6];
/** Bit of an attribute that nobody sees. */
const INVISIBLE = 1;

type Written = Pick<FlatText, 'text' | 'middle' | 'anchor'>;

/** The text of an entity, mapped; null where it has no place, and empty where nothing is written. */
export function entityText(entity: DxfEntity, map: Affine): Written | null {
  if (entity.type === 'ATTRIB' && numberOf(entity, 70) & INVISIBLE) return { text: '', middle: [0, 0], anchor: [0, 0] };
  const written = entity.type === 'MTEXT' ? paragraphs(entity) : line(entity);
  if (!written) return null;
  const { text, at, toMiddle, degrees } = written;
  const placed = composed(map, translation(...at), rotation(degrees));
  return { text, anchor: applied(placed, 0, 0), middle: applied(placed, ...toMiddle) };
}

interface Placed {
  readonly text: string;
  readonly at: readonly [number, number];
  /** From there, along and across the line of writing. */
  readonly toMiddle: readonly [number, number];
  readonly degrees: number;
}

function line(entity: DxfEntity): Placed | null {
  const text = plainLine(textOfCode(entity, 1));
  const [across, up] = [numberOf(entity, 72), numberOf(entity, entity.type === 'ATTRIB' ? 74 : 73)];
  const [start, other] = [pointOf(entity, 10), pointOf(entity, 11)];
  if (!start) return null;
  const degrees = numberOf(entity, 50);
  const height = numberOf(entity, 40, 1);
  const width = text.length * LETTER * height * numberOf(entity, 41, 1);
  // Stretched between two points.
  if ((across === 3 || across === 5) && other)
    return { text, at: [(start[0] + other[0]) / 2, (start[1] + other[1]) / 2], toMiddle: [0, height / 2], degrees };
  const at = (across !== 0 || up !== 0) && other ? other : start;
  const isMiddle = across === 4;
  return {
    text,
    at,
    degrees,
    toMiddle: [
      across === 0 ? width / 2 : across === 2 ? -width / 2 : 0,
      isMiddle || up === 2 ? 0 : up === 3 ? -height / 2 : height / 2,
    ],
  };
}

function paragraphs(entity: DxfEntity): Placed | null {
  const at = pointOf(entity, 10);
  if (!at) return null;
  const pieces = entity.groups.filter(({ code }) => code === 3 || code === 1).map(({ value }) => value);
  const text = plainParagraphs(pieces.join(''));
  const lines = text.split('\n');
  const height = numberOf(entity, 40, 1);
  const needed = Math.max(...lines.map(({ length }) => length)) * LETTER * height;
  const column = numberOf(entity, 41);
  const width = column > 0 ? Math.min(column, needed) : needed;
  const attachment = Math.min(Math.max(numberOf(entity, 71, 1), 1), 9) - 1;
  const direction = pointOf(entity, 11);
  return {
    text,
    at,
    toMiddle: [
      ((1 - (attachment % 3)) * width) / 2,
      ((Math.floor(attachment / 3) - 1) * lines.length * LINE * height) / 2,
    ],
    degrees: direction ? (Math.atan2(direction[1], direction[0]) * 180) / Math.PI : numberOf(entity, 50),
  };
}
