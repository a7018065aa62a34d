import { ringArea } from '@/model/geometry/outline/ring';
import type { Point } from '@/model/geometry/points';
import type { FloorPlan } from '../floorPlan';
import { type Correction, LEAST_AREA, MOST_CORNERS, refuse } from './correction';
import { crossesItself } from './crossesItself';
import { cutPart } from './cutPart';
import { freeName } from './freeName';
import { fromParts, meshShape, partsOf, type Ring, shapeArea } from './meshShape';
import { withMeshes } from './withMeshes';

/** Cuts a room in two along a line. The larger half keeps the name, and with it the destination. */
export function splitMesh(plan: FloorPlan, name: string, line: readonly Point[]): Correction {
  const mesh = plan.names.indexOf(name);
  if (mesh < 0) return refuse('unknown-mesh');
  if (line.length < 2) return refuse('line-misses');
  if (line.length > MOST_CORNERS) return refuse('too-many-corners');
  if (crossesItself(line, false)) return refuse('crosses-itself');
  const shape = meshShape(plan, mesh);
  const parts = partsOf(shape);
  const cuts = parts.map((part) => cutPart(part, line));
  const cut = cuts.findIndex((one) => !('refused' in one && one.refused === 'line-misses'));
  const found = cuts[cut];
  if (!found) return refuse('line-misses');
  if ('refused' in found) return found;
  if (cuts.some((one, at) => at !== cut && !('refused' in one && one.refused === 'line-misses')))
    return refuse('line-crosses-again');
  if (found.halves.some((half) => Math.abs(ringArea(half[0] ?? [])) < LEAST_AREA)) return refuse('too-small');
  const [smaller, larger] = found.halves.toSorted((one, other) => areaOf(one) - areaOf(other)) as [Ring[], Ring[]];
  const added = freeName(plan.names, name);
  const kept = { ...shape, ...fromParts(parts.with(cut, larger)) };
  return {
    plan: withMeshes(plan, {
      changed: new Map([[mesh, kept]]),
      added: [{ ...shape, ...fromParts([smaller]), name: added }],
    }),
    room: name,
    removed: [],
    added,
  };
}

const areaOf = (half: readonly Ring[]): number => shapeArea(fromParts([half]));
