import { writeZip } from './zipWriter';

/** Rooms of the small floor in metres, x to the right and y down the plan: a door is at the middle of the corridor's side. */
export const SMALL_ROOMS = {
  'room-a': { x: 0, y: 0, width: 12, depth: 8 },
  'room-b': { x: 14, y: 0, width: 12, depth: 8 },
  'room-c': { x: 28, y: 0, width: 12, depth: 8 },
  'room-d': { x: 0, y: 14, width: 40, depth: 10 },
} as const;

const HEIGHT = 3;

type Rooms = Readonly<
  Record<string, { readonly x: number; readonly y: number; readonly width: number; readonly depth: number }>
>;

/** A floor of four rooms along a corridor as the zip that a person would upload: y up, metres, extruded walls. */
export const smallFloorZip = (): Uint8Array<ArrayBuffer> => boxFloorZip(SMALL_ROOMS);

/** The same slab with other rooms, in metres. */
export function boxFloorZip(rooms: Rooms): Uint8Array<ArrayBuffer> {
  const lines = ['mtllib floor.mtl'];
  let vertices = 0;
  const box = (name: string, x: number, y: number, width: number, depth: number, height: number) => {
    lines.push(`o ${name}`, 'usemtl wall');
    for (const up of [0, height])
      lines.push(
        `v ${x} ${up} ${y}`,
        `v ${x + width} ${up} ${y}`,
        `v ${x + width} ${up} ${y + depth}`,
        `v ${x} ${up} ${y + depth}`,
      );
    const [a, b, c, d, e, f, g, h] = Array.from({ length: 8 }, (_, at) => vertices + at + 1);
    // Seen from outside, corners run counter-clockwise.
    lines.push(`f ${a} ${b} ${c} ${d}`, `f ${e} ${h} ${g} ${f}`, `f ${a} ${e} ${f} ${b}`);
    lines.push(`f ${b} ${f} ${g} ${c}`, `f ${c} ${g} ${h} ${d}`, `f ${d} ${h} ${e} ${a}`);
    vertices += 8;
  };
  box('slab', -2, -2, 44, 28, 0.1);
  for (const [name, { x, y, width, depth }] of Object.entries(rooms)) box(name, x, y, width, depth, HEIGHT);
  const encoder = new TextEncoder();
  return writeZip([
    { name: 'floor.obj', bytes: encoder.encode(`${lines.join('\n')}\n`) },
    { name: 'floor.mtl', bytes: encoder.encode('newmtl wall\nKd 0.8 0.8 0.82\n') },
  ]);
}
