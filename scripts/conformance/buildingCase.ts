import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { shapeArea } from '@/model/floorPlan/corrections/meshShape';
import type { BuildingPlan, PlanFloor } from '@/model/floorPlan/sources/buildingPlan';
import { readFloorFile, writeFloorFile } from '@/model/floorPlan/sources/floorFile';
import { readBuilding } from '@/model/floorPlan/sources/readBuilding';
import { countsOf } from '@/model/floorPlan/sources/readBuildingFloor';
import { gunzip } from '../../server/floorPlans/gunzip';
import type { BuildingFacts } from './buildingFacts';
import type { Finding } from './findings';
import { compareIfc } from './ifcCase';
import { compareIndoorGml } from './indoorGmlCase';
import { openIfcInNode } from './openIfcInNode';

/** Share by which an area may differ. */
const AREA = 0.01;

/** Reads the building of a facts file as the console would, and compares floors, rooms, doors and areas. */
export async function checkBuilding(factsPath: string, facts: BuildingFacts): Promise<Finding> {
  const name = facts.kind === 'imdf' ? (facts.file ?? facts.zip ?? '') : facts.file;
  const building = await readBuildingFile(join(dirname(factsPath), basename(name)));
  const differences = compare(building, facts);
  differences.push(
    ...building.floors
      .filter((floor) => !isKept(floor))
      .map(({ name: floor }) => `${floor} is not written as it was read`),
  );
  const all = building.floors.map(countsOf);
  const sum = (of: 'rooms' | 'doors') => all.reduce((total, counts) => total + counts[of], 0);
  const words = `${building.floors.length} floors, ${sum('rooms')} rooms, ${sum('doors')} doors, ${building.leftOut.reduce((total, { count }) => total + count, 0)} left out${networkText(building)}`;
  return differences.length === 0 ? { kind: 'agrees', words } : { kind: 'differs', words: differences.join('; ') };
}

function networkText({ network }: BuildingPlan): string {
  if (!network) return '';
  const sum = (of: 'nodes' | 'links') => network.floors.reduce((total, floor) => total + floor[of].length, 0);
  return `; a network of ${sum('nodes')} nodes, ${sum('links')} paths and ${network.transits.length} transit groups, ${network.problems.length} doubts`;
}

/** The building of a file, packed or not. */
export async function readBuildingFile(path: string): Promise<BuildingPlan> {
  const packed = await readFile(path);
  const bytes = new Uint8Array(path.endsWith('.gz') ? gunzipSync(packed) : packed);
  return readBuilding(
    { size: bytes.length, read: async (start: number, end: number) => bytes.slice(start, end) },
    gunzip,
    openIfcInNode,
  );
}

function compare(building: BuildingPlan, facts: BuildingFacts): string[] {
  if (facts.kind === 'ifc') return compareIfc(building, facts);
  if (facts.kind === 'indoorGml') return compareIndoorGml(building, facts);
  return facts.kind === 'imdf' ? compareImdf(building, facts) : compareTags(building, facts);
}

const areaOf = ({ spaces }: PlanFloor): number =>
  spaces
    .filter(({ kind }) => kind !== 'door' && kind !== 'floor' && kind !== 'wall')
    .reduce((sum, space) => sum + shapeArea(space), 0);

/** The service gets every floor as it was read. */
const isKept = (floor: PlanFloor): boolean => {
  const { spaces } = readFloorFile(writeFloorFile(floor));
  return (
    spaces.length === floor.spaces.length &&
    spaces.every(({ id, name, kind }, at) => {
      const of = floor.spaces[at];
      return of?.id === id && of.name === name && of.kind === kind;
    })
  );
};

function differ(what: string, found: number, expected: number, share = 0): string[] {
  const isEqual = Math.abs(found - expected) <= Math.abs(expected) * share;
  return isEqual ? [] : [`${what}: ${Math.round(found * 100) / 100} instead of ${expected}`];
}

function compareImdf(building: BuildingPlan, facts: Extract<BuildingFacts, { kind: 'imdf' }>): string[] {
  const counts = facts.counts ?? facts.feature_counts ?? {};
  const differences = differ('levels', building.floors.length, counts.level ?? 0);
  for (const [type, expected] of Object.entries({ unit: counts.unit ?? 0, opening: counts.opening ?? 0 })) {
    const left = building.leftOut.filter(({ kind }) => kind === type).reduce((sum, { count }) => sum + count, 0);
    const kinds = (kind: string) => (type === 'opening' ? kind === 'door' : kind !== 'door' && kind !== 'floor');
    const found = building.floors.flatMap(({ spaces }) => spaces).filter(({ kind }) => kinds(kind)).length;
    differences.push(...differ(`${type}s`, found + left, expected));
  }
  const floorAt = (ordinal: number) => building.floors.find((floor) => floor.ordinal === ordinal);
  for (const [ordinal, expected] of Object.entries(facts.by_ordinal ?? {})) {
    const floor = floorAt(Number(ordinal));
    if (!floor) differences.push(`no floor ${ordinal}`);
    else
      differences.push(
        ...differ(`rooms of ${ordinal}`, countsOf(floor).rooms, expected.units),
        ...differ(`doors of ${ordinal}`, countsOf(floor).doors, expected.openings),
        ...differ(`area of ${ordinal}`, areaOf(floor), expected.unit_area_m2, AREA),
      );
  }
  for (const { ordinal, units } of facts.levels ?? []) {
    const floor = floorAt(ordinal);
    differences.push(
      ...(floor ? differ(`rooms of ${ordinal}`, countsOf(floor).rooms, units) : [`no floor ${ordinal}`]),
    );
  }
  return differences;
}

function compareTags(building: BuildingPlan, facts: Extract<BuildingFacts, { kind: 'tags' }>): string[] {
  const differences: string[] = [];
  const levels = Object.entries(facts.by_level);
  differences.push(...differ('levels', building.floors.length, levels.length));
  for (const [level, { area_m2 = 0, ...indoor }] of levels) {
    const floor = building.floors.find(({ ordinal }) => ordinal === Number(level));
    if (!floor) differences.push(`no floor ${level}`);
    else {
      const expected = Object.values(indoor).reduce((sum, count) => sum + count, 0);
      differences.push(...differ(`rooms of ${level}`, countsOf(floor).rooms, expected));
      differences.push(...differ(`area of ${level}`, areaOf(floor), area_m2, AREA));
    }
  }
  const doors = new Set(
    building.floors.flatMap(({ spaces }) => spaces.filter(({ kind }) => kind === 'door').map(({ id }) => id)),
  );
  const left = building.leftOut.filter(({ kind }) => kind === 'door').reduce((sum, { count }) => sum + count, 0);
  differences.push(...differ('doors', doors.size + left, facts.doors_and_entrances));
  return differences;
}
