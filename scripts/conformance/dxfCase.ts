import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { shapeArea } from '@/model/floorPlan/corrections/meshShape';
import type { PlanSpace } from '@/model/floorPlan/sources/buildingPlan';
import { drawingFacts } from '@/model/floorPlan/sources/dxf/drawingFacts';
import { METRES } from '@/model/floorPlan/sources/dxf/drawingUnit';
import { type DxfDrawing, numberOf } from '@/model/floorPlan/sources/dxf/dxfDrawing';
import { planOfDrawing } from '@/model/floorPlan/sources/dxf/planOfDrawing';
import { readDrawing } from '@/model/floorPlan/sources/dxf/readDrawing';
import { readDxf } from '@/model/floorPlan/sources/dxf/readDxf';
import type { DxfFacts, DxfPlanFacts } from './dxfFacts';
import type { Finding } from './findings';

/** Share by which an area may differ, and metres by which a box may. */
const AREA = 0.01;
const BOX = 0.01;

/** Reads the drawing of a facts file as the console would, with all guesses, and compares entities, rooms, labels and doors. */
export async function checkDxf(factsPath: string, facts: DxfFacts): Promise<Finding> {
  const packed = await readFile(join(dirname(factsPath), facts.file));
  const bytes = new Uint8Array(facts.file.endsWith('.gz') ? gunzipSync(packed) : packed);
  const source = { size: bytes.length, read: async (start: number, end: number) => bytes.slice(start, end) };
  const drawing = await readDrawing(source, 'dxf');
  const { unit, layers } = drawingFacts(drawing);
  const differences = compareEntities(await readDxf(bytes), facts);
  const kinds = Object.fromEntries(layers.map(({ name, guess }) => [name, guess]));
  const { plan } = planOfDrawing(drawing, { unit: unit.likely, kinds }, facts.file);
  const spaces = plan.floors.flatMap((floor) => floor.spaces);
  if ('rooms' in facts) {
    if (METRES[unit.likely] !== facts.metres_per_unit || unit.isUnsure) differences.push(`the unit is ${unit.likely}`);
    differences.push(...compareRooms(spaces, facts), ...compareDoors(spaces, facts));
    const outside = plan.leftOut.find(({ reason }) => reason === 'text-outside')?.count ?? 0;
    differences.push(...differ('labels in no room', outside, Object.values(facts.labels_in_no_room).flat().length));
  }
  const words = `${layers.length} layers, ${unit.likely}${unit.isUnsure ? '?' : ''}, ${spaces.length} spaces`;
  return differences.length === 0 ? { kind: 'agrees', words } : { kind: 'differs', words: differences.join('; ') };
}

const differ = (what: string, found: number, expected: number, most = 0): string[] =>
  Math.abs(found - expected) <= most ? [] : [`${what}: ${found} instead of ${expected}`];

/** Parts of the drawing itself, not of sheets, by type and by layer, as the file has them. */
function compareEntities(drawing: DxfDrawing, facts: DxfFacts): string[] {
  const entities = drawing.entities.filter((one) => numberOf(one, 67) !== 1);
  const count = (of: (one: (typeof entities)[number]) => string, name: string) =>
    entities.filter((one) => of(one) === name).length;
  const types = 'rooms' in facts ? facts.entities_by_type : facts.entities;
  const layers = Object.entries<number | Record<string, number>>(facts.layers).map(
    ([layer, counts]) =>
      [layer, typeof counts === 'number' ? counts : Object.values(counts).reduce((sum, one) => sum + one, 0)] as const,
  );
  return [
    ...Object.entries(types).flatMap(([type, expected]) =>
      differ(
        type,
        count((one) => one.type, type),
        expected,
      ),
    ),
    ...layers.flatMap(([layer, expected]) =>
      differ(
        layer,
        count((one) => one.layer, layer),
        expected,
      ),
    ),
  ];
}

function boxOf({ rings }: PlanSpace): readonly number[] {
  const [xs, ys] = [0, 1].map((axis) => rings.flatMap((ring) => ring.filter((_value, at) => at % 2 === axis)));
  // The plan has y downwards.
  return [Math.min(...(xs ?? [])), -Math.max(...(ys ?? [])), Math.max(...(xs ?? [])), -Math.min(...(ys ?? []))];
}

function compareRooms(spaces: readonly PlanSpace[], { rooms }: DxfPlanFacts): string[] {
  const found = new Map(spaces.filter(({ kind }) => kind === 'room').map((space) => [space.id, space]));
  const differences = differ('rooms', found.size, rooms.list.length);
  for (const expected of rooms.list) {
    const room = found.get(expected.handle);
    if (!room) differences.push(`no room ${expected.handle}`);
    else {
      const [name] = expected['labels:UNITLABELS'];
      if (room.label !== name) differences.push(`${expected.handle} is called ${room.label} instead of ${name}`);
      differences.push(
        ...differ(`area of ${expected.handle}`, shapeArea(room), expected.area_m2, expected.area_m2 * AREA),
      );
      const box = boxOf(room);
      differences.push(
        ...expected.bbox_m.flat().flatMap((value, at) => differ(`box of ${expected.handle}`, box[at] ?? 0, value, BOX)),
      );
    }
  }
  return differences;
}

function compareDoors(spaces: readonly PlanSpace[], { door_marks }: DxfPlanFacts): string[] {
  const doors = spaces.filter(({ kind }) => kind === 'door').map(boxOf);
  const missing = door_marks.list.filter(
    ({ centre_m: [x, y], size_m: [width, depth] }) =>
      !doors.some(
        ([left = 0, low = 0, right = 0, high = 0]) =>
          Math.abs((left + right) / 2 - x) <= BOX &&
          Math.abs((low + high) / 2 - y) <= BOX &&
          Math.abs(right - left - width) <= BOX &&
          Math.abs(high - low - depth) <= BOX,
      ),
  );
  return [
    ...differ('doors', doors.length, door_marks.list.length),
    ...missing.map(({ centre_m }) => `no door at ${centre_m.join(', ')}`),
  ];
}
