import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Point } from '@/model/geometry/points';

/** An object of the canvas in the accessible list; its position is in CSS pixels of the canvas. */
export interface ListedObject extends Point {
  readonly kind: string;
  readonly id: string;
  readonly words: string;
}

export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** The present pixels of the canvas. */
export interface Picture {
  readonly at: (point: Point) => Colour;
}

export const fromHex = (hex: string): Colour => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
});

/** The largest difference of a channel, 0 to 255. */
export const differenceOf = (one: Colour, other: Colour): number =>
  Math.max(Math.abs(one.r - other.r), Math.abs(one.g - other.g), Math.abs(one.b - other.b));

/** Whether a pixel within `reach` pixels of the place has the colour, give or take its smooth edges. */
export function isPainted(picture: Picture, place: Point, colour: Colour, reach: number, tolerance = 24): boolean {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      if (differenceOf(picture.at({ x: place.x + dx, y: place.y + dy }), colour) <= tolerance) return true;
  return false;
}

const POLL_INTERVAL = 80;
/** The extent of an object's drawing around its place, in CSS pixels. */
const MARGIN = 16;
const TIMEOUT = 30_000;

/** The plan in the editor: what the list of its objects says, what is painted, and the mouse over it. */
export function createCanvasPage(page: Page) {
  const canvas = page.getByTestId('plan');

  const objects = async (): Promise<readonly ListedObject[]> =>
    canvas.getByRole('list', { name: 'Objects on the floor plan' }).evaluate((list) =>
      [...list.querySelectorAll('li')].map((item) => ({
        kind: item.dataset.kind ?? '',
        id: item.dataset.id ?? '',
        words: item.textContent ?? '',
        x: Number(item.dataset.x),
        y: Number(item.dataset.y),
      })),
    );

  /** The list once it has stopped changing. */
  const settled = async (isGood: (listed: readonly ListedObject[]) => boolean = () => true) => {
    let before = '';
    for (let waited = 0; waited < TIMEOUT; waited += POLL_INTERVAL) {
      await sleep(POLL_INTERVAL);
      const listed = await objects();
      const text = JSON.stringify(listed);
      if (text === before && isGood(listed)) {
        await sleep(POLL_INTERVAL);
        if (JSON.stringify(await objects()) === text) return listed;
      }
      before = text;
    }
    throw new Error('The list of objects does not come to rest.');
  };

  /** Reads the pixels around these places; all pixels when none is given. */
  const picture = async (around: readonly Point[] = []): Promise<Picture> => {
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The plan is not to be seen.');
    const all =
      around.length > 0
        ? around
        : [
            { x: 0, y: 0 },
            { x: box.width, y: box.height },
          ];
    const left = Math.max(0, Math.floor(Math.min(...all.map(({ x }) => x)) - MARGIN));
    const top = Math.max(0, Math.floor(Math.min(...all.map(({ y }) => y)) - MARGIN));
    const width = Math.min(box.width, Math.max(...all.map(({ x }) => x)) + MARGIN) - left;
    const height = Math.min(box.height, Math.max(...all.map(({ y }) => y)) + MARGIN) - top;
    const bytes = await page.screenshot({ clip: { x: box.x + left, y: box.y + top, width, height } });
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = ({ x, y }: Point): Colour => {
      const column = Math.min(Math.max(Math.round(x - left), 0), info.width - 1);
      const row = Math.min(Math.max(Math.round(y - top), 0), info.height - 1);
      const start = (row * info.width + column) * info.channels;
      return { r: data[start] ?? 0, g: data[start + 1] ?? 0, b: data[start + 2] ?? 0 };
    };
    return { at };
  };

  /** Moves the mouse to a place of the canvas. */
  const moveTo = async ({ x, y }: Point) => {
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The plan is not to be seen.');
    await page.mouse.move(box.x + x, box.y + y);
  };

  return { canvas, objects, settled, picture, moveTo };
}

export type MapPage = ReturnType<typeof createCanvasPage>;
