import { shapeArea } from '@/model/floorPlan/corrections/meshShape';
import type { BuildingPlan, PlanSpace } from '@/model/floorPlan/sources/buildingPlan';
import type { BuildingFacts } from './buildingFacts';

/** Share by which an area may differ, and metres by which a box and the middle of a door may. */
const AREA = 0.01;
const BOX = 0.01;
const DOOR = 0.05;

type IfcFacts = Extract<BuildingFacts, { kind: 'ifc' }>;
type Storey = IfcFacts['storeys'][number];
type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** The box of a space along the axes of the file, whose y axis points up the page. */
function boxOf({ rings }: PlanSpace): Box {
  const xs = rings.flatMap((ring) => ring.filter((_, at) => at % 2 === 0));
  const ys = rings.flatMap((ring) => ring.filter((_, at) => at % 2 === 1));
  return [Math.min(...xs), -Math.max(...ys), Math.max(...xs), -Math.min(...ys)];
}

/** Compares storeys with their rooms and doors, one by one by their ids. */
export function compareIfc(building: BuildingPlan, facts: IfcFacts): string[] {
  const differences: string[] = [];
  for (const storey of facts.storeys) {
    const floor = building.floors.find(({ id }) => id === storey.id);
    if (floor) differences.push(...compareStorey(floor, storey));
    else if (storey.spaces + storey.doors > 0) differences.push(`no floor ${storey.name}`);
  }
  const byElevation = [...facts.storeys].sort((one, other) => one.elevation_m - other.elevation_m);
  const order = byElevation.map(({ id }) => id).filter((id) => building.floors.some((floor) => floor.id === id));
  if (order.join() !== building.floors.map(({ id }) => id).join()) differences.push('floors are not by elevation');
  return differences;
}

function compareStorey({ name, spaces }: BuildingPlan['floors'][number], storey: Storey): string[] {
  const differences: string[] = [];
  const rooms = new Map(
    spaces.filter(({ kind }) => kind !== 'door' && kind !== 'wall').map((space) => [space.id, space]),
  );
  const doors = new Map(spaces.filter(({ kind }) => kind === 'door').map((space) => [space.id, space]));
  const stairs = spaces.filter(({ facility }) => facility !== null).length;
  if (rooms.size - stairs !== storey.spaces)
    differences.push(`${name}: ${rooms.size} rooms instead of ${storey.spaces}`);
  if (doors.size !== storey.doors) differences.push(`${name}: ${doors.size} doors instead of ${storey.doors}`);
  for (const expected of storey.space_list) {
    const room = rooms.get(expected.id);
    if (!room) {
      differences.push(`no room ${expected.id}`);
      continue;
    }
    const area = shapeArea(room);
    if (Math.abs(area - expected.area_m2) > expected.area_m2 * AREA)
      differences.push(`${expected.id}: ${area.toFixed(2)} m² instead of ${expected.area_m2}`);
    const box = expected.bbox_m.flat();
    if (boxOf(room).some((value, at) => Math.abs(value - (box[at] ?? Number.NaN)) > BOX))
      differences.push(`${expected.id}: box ${boxOf(room).map((value) => value.toFixed(3))} instead of ${box}`);
    if (!room.label.includes(expected.long_name) || !room.name.includes(expected.name))
      differences.push(
        `${expected.id}: “${room.label}”, “${room.name}” instead of ${expected.long_name}, ${expected.name}`,
      );
  }
  for (const expected of storey.door_list) {
    const door = doors.get(expected.id);
    const [left, bottom, right, top] = door ? boxOf(door) : [];
    const off = Math.max(
      Math.abs(((left ?? Number.NaN) + (right ?? 0)) / 2 - (expected.centre_m[0] ?? 0)),
      Math.abs(((bottom ?? Number.NaN) + (top ?? 0)) / 2 - (expected.centre_m[1] ?? 0)),
    );
    if (!(off <= DOOR)) differences.push(`door ${expected.id} is ${off.toFixed(3)} m off`);
  }
  return differences;
}
