import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { BuildingPlan } from '@/model/floorPlan/sources/buildingPlan';
import { localMetres } from '@/model/floorPlan/sources/localMetres';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';
import type { Point } from '@/model/geometry/points';
import { barrierLines } from '@/model/network/generating/barrierLines';
import { type Barriers, createBarriers } from '@/model/network/generating/barriers';
import { type FloorSpaces, floorSpaces } from '@/model/network/generating/floorSpaces';
import { type GeneratedNetwork, type GeneratedPart, generateNetwork } from '@/model/network/generating/generateNetwork';
import { cheapestWays, type Links } from '@/model/network/generating/spanner';
import { readBuildingFile } from './buildingCase';
import { findFiles, readJson } from './findFiles';
import type { Finding } from './findings';

const position = z.tuple([z.number(), z.number()]);

/** Pairs of places of a plan with the length of the shortest way, and of that on a network drawn by hand. */
export const networkReferenceSchema = z.object({
  schema: z.literal('network-reference/1'),
  plan: z.string(),
  network: z.string(),
  pairs: z.array(
    z.object({
      floor: z.string(),
      from_xy: position,
      to_xy: position,
      shortest_m: z.number(),
      hand_made_m: z.number(),
    }),
  ),
  all_floors: z.object({ units: z.int(), in_one_piece: z.int() }),
});
const originSchema = z.object({ origin: z.object({ lat: z.number(), lon: z.number() }) });

/** The most that the middle and the worst way may be longer than the shortest one. */
const MIDDLE = 1.06;
const WORST = 1.5;

interface Walked {
  readonly floor: GeneratedPart;
  readonly spaces: FloorSpaces;
  readonly barriers: Barriers;
  readonly links: Links;
}

/** Generates the network of a plan and compares it with what is known of it: reach, walls, lengths of ways. */
export async function checkNetwork(
  folder: string,
  reference: z.infer<typeof networkReferenceSchema>,
): Promise<Finding> {
  const files = await findFiles(folder);
  const named = (name: string) => files.find((path) => basename(path) === name);
  const [planPath, networkPath] = [named(reference.plan), named(reference.network)];
  if (!planPath || !networkPath)
    return { kind: 'skipped', words: `${reference.plan} and ${reference.network} are not below ${join(folder)}` };
  const building = await readBuildingFile(planPath);
  const { origin } = originSchema.parse(await readJson(networkPath));
  const drawn = building.floors.map(({ id, ordinal, spaces }) => ({
    uuid: id,
    elevation: ordinal,
    drawn: drawnFloor(planOfSpaces(spaces)),
  }));
  const network = generateNetwork(drawn.map((floor) => ({ ...floor, building: '', labels: new Map() })));
  const walked = new Map(
    drawn.map(({ uuid, drawn: of }) => {
      const floor = network.floors.find((one) => one.uuid === uuid)!;
      const spaces = floorSpaces(of);
      const barriers = createBarriers(barrierLines(of, spaces.spaces, floor.portals));
      return [uuid, { floor, spaces, barriers, links: linksOf(floor) }] as const;
    }),
  );
  const ratios = reference.pairs.map((pair) => {
    const way = wayOf(
      walked.get(pair.floor)!,
      atPlan(building, origin, pair.from_xy),
      atPlan(building, origin, pair.to_xy),
    );
    return { shortest: way / pair.shortest_m, byHand: way / pair.hand_made_m };
  });
  const shortest = ratios.map((one) => one.shortest).sort((one, other) => one - other);
  const byHand = ratios.map((one) => one.byHand).sort((one, other) => one - other);
  const through = [...walked.values()].reduce((sum, one) => sum + throughWalls(one), 0);
  const { units, piece } = reachOf(network, [...walked.values()]);
  const counts = network.floors.reduce(
    (sum, { nodes, links }) => ({ nodes: sum.nodes + nodes.length, links: sum.links + links.length }),
    { nodes: 0, links: 0 },
  );
  const differences = [
    ...differs('units', units, reference.all_floors.units),
    ...differs('in one piece', piece, reference.all_floors.in_one_piece),
    ...differs('paths through walls', through, 0),
    ...(at(shortest, 0.5) > MIDDLE ? [`the middle way is ${at(shortest, 0.5).toFixed(3)} times as long`] : []),
    ...(at(shortest, 1) > WORST ? [`the worst way is ${at(shortest, 1).toFixed(3)} times as long`] : []),
  ];
  const figures = (ways: readonly number[]) => [0.5, 0.95, 1].map((share) => at(ways, share).toFixed(3)).join(', ');
  const words = `${piece} of ${units} units in one piece; ${(counts.nodes / units).toFixed(2)} nodes and ${(counts.links / units).toFixed(2)} paths per unit; ways to the shortest ${figures(shortest)}, to those by hand ${figures(byHand)} (median, p95, most)`;
  return differences.length === 0 ? { kind: 'agrees', words } : { kind: 'differs', words: differences.join('; ') };
}

const differs = (name: string, found: number, expected: number): string[] =>
  found === expected ? [] : [`${name}: ${found} instead of ${expected}`];

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

/** A place in metres east and north of an origin, in those of the plan. */
function atPlan({ place }: BuildingPlan, { lat, lon }: { lat: number; lon: number }, [x, y]: readonly number[]): Point {
  if (!place) return { x: x!, y: -y! };
  const [east, south] = localMetres(place)([lon, lat]);
  return { x: east + x!, y: south - y! };
}

function linksOf({ nodes, links }: GeneratedPart): Links {
  const all = nodes.map(() => new Map<number, number>());
  for (const [from, to] of links) {
    const length = Math.hypot(nodes[from]!.x - nodes[to]!.x, nodes[from]!.y - nodes[to]!.y);
    all[from]!.set(to, length);
    all[to]!.set(from, length);
  }
  return all;
}

/** Metres between two places, each joined to the nodes of its space that it sees. */
function wayOf(walked: Walked, from: Point, to: Point): number {
  const [start, end] = [seen(walked, from), seen(walked, to)];
  let least = Number.POSITIVE_INFINITY;
  for (const [node, before] of start) {
    const { costs } = cheapestWays(walked.links, node);
    for (const [other, after] of end) least = Math.min(least, before + costs[other]! + after);
  }
  return least;
}

function seen({ floor: { nodes, portals }, spaces, barriers }: Walked, point: Point): [number, number][] {
  const space = spaces.at(point);
  return nodes.flatMap((node, index): [number, number][] => {
    const isOfSpace = node.space === space || (node.role === 'door' && portals[index]?.spaces.includes(space));
    return isOfSpace && barriers.isFree(point, node) ? [[index, Math.hypot(node.x - point.x, node.y - point.y)]] : [];
  });
}

const throughWalls = ({ floor: { nodes, links }, barriers }: Walked): number =>
  links.filter(([from, to]) => !barriers.isFree(nodes[from]!, nodes[to]!)).length;

/** How many spaces there are, and how many of them the largest part of the network reaches. */
function reachOf({ floors, transits }: GeneratedNetwork, walked: readonly Walked[]): { units: number; piece: number } {
  const first = new Map<number, number>();
  let count = 0;
  for (const [index, { nodes }] of floors.entries()) {
    first.set(index, count);
    count += nodes.length;
  }
  const pieces = Array.from({ length: count }, (_, node) => node);
  const root = (node: number): number => (pieces[node] === node ? node : root(pieces[node]!));
  const unite = (one: number, other: number) => {
    pieces[root(one)] = root(other);
  };
  for (const [index, { links }] of floors.entries())
    for (const [from, to] of links) unite(first.get(index)! + from, first.get(index)! + to);
  for (const { stops } of transits)
    for (const [index, stop] of stops.slice(1).entries())
      unite(first.get(stops[index]!.floor)! + stops[index]!.node, first.get(stop.floor)! + stop.node);
  const sizes = new Map<number, number>();
  let units = 0;
  for (const [index, floor] of floors.entries()) {
    const { spaces } = walked.find((one) => one.floor.uuid === floor.uuid)!.spaces;
    units += spaces.length;
    for (const space of spaces.keys()) {
      const node = floor.nodes.findIndex(
        (one, place) => one.space === space || (one.role === 'door' && floor.portals[place]?.spaces.includes(space)),
      );
      if (node >= 0) sizes.set(root(first.get(index)! + node), (sizes.get(root(first.get(index)! + node)) ?? 0) + 1);
    }
  }
  return { units, piece: Math.max(0, ...sizes.values()) };
}
