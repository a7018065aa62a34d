import type { Point } from '@/model/geometry/points';
import { isTransit } from '@/model/network/generating/joinedStops';
import type { PlanFloor } from '../buildingPlan';
import { type GeoFeature, type Position, textOfProperty } from '../geoFeature';
import type { ToMetres } from '../localMetres';
import type { PlanNetwork, PlanTransit } from '../planNetwork';
import { type AddedNode, PlanNetworkBuilder } from '../planNetworkBuilder';
import { meshOf, spaceAt } from '../spaceAt';
import { kindOfTags } from './tagKinds';

/** Values of `highway` that people walk along indoors. */
const WALKED = new Set(['footway', 'path', 'corridor', 'pedestrian', 'steps']);

type Tags = GeoFeature['properties'];

/** Whether a feature is a part of a network: a line that people walk along, or the point of a lift. */
export function isWay({ properties, geometry }: GeoFeature): boolean {
  const highway = textOfProperty(properties, 'highway');
  if (geometry?.type === 'Point') return highway === 'elevator';
  return geometry?.type === 'LineString' && WALKED.has(highway) && textOfProperty(properties, 'area') !== 'yes';
}

/** A way with its floors, as indices into those of the plan; from the lowest up. */
export interface WayOnFloors {
  readonly feature: GeoFeature;
  readonly floors: readonly number[];
}

/**
 * The network of the ways of a file. A line is a path on each of its floors; stairs and escalators with two floors lead from
 * one to the other, by `incline`, else by the ways that they meet. The point of a lift is a stop on each of its floors, and
 * so is the node of a way in a lift or a staircase that is on several floors.
 */
export function wayNetwork(
  ways: readonly WayOnFloors[],
  floors: readonly PlanFloor[],
  toMetres: ToMetres,
): PlanNetwork | null {
  const builder = new PlanNetworkBuilder(floors.length);
  const inSpaces = new Map<string, AddedNode[]>();
  const add = (floor: number, id: string, position: Position): AddedNode => {
    const [x, y] = toMetres(position);
    const space = spaceAt(floors[floor]?.spaces ?? [], { x, y });
    const node = builder.node(floor, id, { x, y }, meshOf(space));
    if (!space) builder.problem('outside-floor', id, floor, { x, y });
    else if (isTransit(space.facility)) {
      const nodes = inSpaces.get(space.id) ?? [];
      if (nodes.every((one) => one.floor !== floor)) inSpaces.set(space.id, [...nodes, node]);
    }
    return node;
  };
  for (const { feature, floors: own } of ways) {
    const { id, properties, geometry } = feature;
    if (geometry?.type === 'LineString' && !climbs(properties, own))
      for (const floor of own) {
        const nodes = geometry.coordinates.map((position, at) => add(floor, `${id} ${at + 1}`, position));
        for (const [at, node] of nodes.entries()) if (at > 0) builder.join(nodes[at - 1]!, node, transitOf(properties));
      }
    if (geometry?.type === 'Point') {
      const stops = own.map((floor) => add(floor, id, geometry.coordinates));
      joinAll(builder, stops, transitOf(properties));
    }
  }
  // The flat ways are there by now, which tell the ends of others.
  for (const { feature, floors: own } of ways) {
    const { id, properties, geometry } = feature;
    const [lower, upper] = own;
    if (geometry?.type !== 'LineString' || !climbs(properties, own) || lower === undefined || upper === undefined)
      continue;
    const [first, last] = [geometry.coordinates[0]!, geometry.coordinates.at(-1)!];
    const isUp = risesFromFirst(properties, {
      first: ends(toMetres(first), builder, own),
      last: ends(toMetres(last), builder, own),
    });
    if (isUp === null) builder.problem('no-direction', id, lower, pointOf(toMetres(first)));
    const [foot, head] = isUp === false ? [last, first] : [first, last];
    const stops = [
      add(lower, `${id} 1`, foot),
      ...own.slice(1).map((floor, at) => add(floor, `${id} ${at + 2}`, head)),
    ];
    joinAll(builder, stops, transitOf(properties));
  }
  const named = new Map(floors.flatMap(({ spaces }) => spaces.map((space) => [space.id, space] as const)));
  for (const [id, nodes] of inSpaces) {
    const space = named.get(id);
    if (space && isTransit(space.facility)) joinAll(builder, nodes, { facility: space.facility, label: space.label });
  }
  return builder.network();
}

const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** Whether a line leads from one of its floors to the next, rather than along each of them. */
const climbs = (tags: Tags, floors: readonly number[]): boolean =>
  floors.length > 1 && isTransit(kindOfTags(tags)?.facility ?? null);

function transitOf(tags: Tags): Pick<PlanTransit, 'facility' | 'label'> {
  const facility = kindOfTags(tags)?.facility ?? null;
  return {
    facility: isTransit(facility) ? facility : 'stairs',
    label: textOfProperty(tags, 'name') || textOfProperty(tags, 'ref'),
  };
}

function joinAll(
  builder: PlanNetworkBuilder,
  stops: readonly AddedNode[],
  of: Pick<PlanTransit, 'facility' | 'label'>,
) {
  for (const [at, stop] of stops.entries()) if (at > 0) builder.join(stops[at - 1]!, stop, of);
}

/** The floors of a way on which another one begins, ends or passes at this place. */
const ends = ([x, y]: readonly [number, number], builder: PlanNetworkBuilder, floors: readonly number[]): number[] =>
  floors.filter((floor) => builder.hasNode(floor, { x, y }));

/** Whether stairs rise from their first position on; null where nothing tells. */
function risesFromFirst(
  tags: Tags,
  { first, last }: { readonly first: readonly number[]; readonly last: readonly number[] },
): boolean | null {
  const incline = textOfProperty(tags, 'incline');
  if (incline === 'up' || incline === 'down') return incline === 'up';
  if (/^-?\d/.test(incline)) return !incline.startsWith('-');
  const [from, to] = [first[0], last[0]];
  if (first.length === 1 && last.length === 1 && from !== undefined && to !== undefined && from !== to)
    return from < to;
  return null;
}
