import polygonClipping, { type MultiPolygon, type Pair, type Polygon } from 'polygon-clipping';
import { ringArea, simplifyRing } from '@/model/geometry/outline/ring';
import type { FloorPlan } from '../floorPlan';
import { bridges } from './bridge';
import { type Correction, MOST_ROOMS, refuse } from './correction';
import { fromParts, type MeshShape, meshShape, partsOf, type Ring, shapeArea } from './meshShape';
import { withMeshes } from './withMeshes';

/** Corners of all rooms together; every side is compared with every other. */
const MOST_CORNERS_TOGETHER = 2000;
/** Metres by which a corner of the merged outline may be off a straight side to be left out. */
const STRAIGHT = 0.004;
/** Square metres of a hole that is only a remainder of the walls between the rooms. */
const REMAINDER = 0.05;

/**
 * Joins rooms into one, over the walls between them. It keeps the name of the room that has a destination, else of the
 * largest.
 *
 * @param placed names of the rooms that have a destination
 */
export function mergeMeshes(plan: FloorPlan, names: readonly string[], placed: ReadonlySet<string>): Correction {
  const meshes = [...new Set(names)].map((name) => plan.names.indexOf(name));
  if (meshes.includes(-1)) return refuse('unknown-mesh');
  if (meshes.length < 2) return refuse('too-few-rooms');
  if (meshes.length > MOST_ROOMS) return refuse('too-complex');
  const shapes = meshes.map((mesh) => meshShape(plan, mesh));
  const withDestination = shapes.filter(({ name }) => placed.has(name));
  if (withDestination.length > 1) return refuse('several-destinations');
  if (shapes.reduce((sum, { rings }) => sum + rings.flat().length / 2, 0) > MOST_CORNERS_TOGETHER)
    return refuse('too-complex');
  const union = unionOf(shapes);
  if (union === null) return refuse('too-complex');
  const before = shapes.reduce((sum, shape) => sum + partsOf(shape).length, 0);
  if (union.length > before - (shapes.length - 1)) return refuse('not-touching');
  const largest = shapes.reduce((best, shape) => (shapeArea(shape) > shapeArea(best) ? shape : best));
  const kept = withDestination[0] ?? largest;
  const merged: MeshShape = { ...kept, heights: heightsOf(shapes), ...fromParts(union) };
  const changed = new Map(meshes.map((mesh, at) => [mesh, shapes[at] === kept ? merged : null] as const));
  const removed = shapes.filter((shape) => shape !== kept).map(({ name }) => name);
  return { plan: withMeshes(plan, { changed, added: [] }), room: kept.name, removed, added: null };
}

const heightsOf = (shapes: readonly MeshShape[]): [number, number] => [
  Math.min(...shapes.map(({ heights }) => heights[0])),
  Math.max(...shapes.map(({ heights }) => heights[1])),
];

/** The union of all rooms and of the walls between them, part by part; null where it cannot be computed. */
function unionOf(shapes: readonly MeshShape[]): Ring[][] | null {
  const walls = shapes.flatMap((one, at) => shapes.slice(at + 1).flatMap((other) => bridges(one.rings, other.rings)));
  const polygons: Polygon[] = [...shapes.flatMap((shape) => partsOf(shape).map(toPolygon)), ...walls.map(wallPolygon)];
  const [first, ...rest] = polygons;
  if (!first) return [];
  try {
    return polygonClipping
      .union(first, ...rest)
      .map(fromPolygon)
      .filter(({ length }) => length > 0);
  } catch {
    // The library gives up on some degenerate rings.
    return null;
  }
}

const toPolygon = (part: readonly Ring[]): Polygon =>
  part.map((ring) => Array.from({ length: ring.length / 2 }, (_, at): Pair => [ring[at * 2]!, ring[at * 2 + 1]!]));

const wallPolygon = (ring: Ring): Polygon => toPolygon([ring]);

/** Without corners on straight sides, and without holes that nobody means; empty where nothing is left. */
function fromPolygon(polygon: MultiPolygon[number]): Ring[] {
  const [outer, ...holes] = polygon.map((ring) => simplifyRing(Float64Array.from(ring.slice(0, -1).flat()), STRAIGHT));
  if (!outer || outer.length < 6) return [];
  return [outer, ...holes.filter((hole) => hole.length >= 6 && Math.abs(ringArea(hole)) >= REMAINDER)].map((ring) =>
    Array.from(ring),
  );
}
