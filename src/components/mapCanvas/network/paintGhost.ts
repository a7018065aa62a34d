import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Box } from '@/model/geometry/box';
import type { NodeId } from '@/model/network/network';
import type { NetworkIndex } from '@/model/network/networkIndex';
import type { PaintContext } from '../drawing/paintContext';
import type { MapColours } from '../mapColours';
import { traceMesh } from '../painting/traceMesh';

/** A floor that is shown faintly over another one. */
export interface Ghost {
  readonly floor: DrawnFloor;
  readonly index: NetworkIndex;
  /** Its stops, which the other floor is aligned with. */
  readonly stops: ReadonlySet<NodeId>;
}

const CHUNK = 40;
const FAINT = 0.4;
/** Drawn pixels: far away the rings are as small as the dots of the network above. */
const NEAR = { stop: 9, node: 4 } as const;
const FAR = { stop: 4, node: 1.5 } as const;

/** Outlines and nodes in the colour of guides: a stop as a large ring, any other node as a small one. */
export function* paintGhost(
  context: PaintContext,
  { floor, index, stops }: Ghost,
  colours: MapColours,
  box: Box,
  px: number,
  isFar: boolean,
): Generator<void, void, void> {
  context.save();
  context.globalAlpha = FAINT;
  context.strokeStyle = colours.guide;
  context.lineWidth = px;
  const meshes = floor.index.within(box);
  for (let at = 0; at < meshes.length; at += CHUNK) {
    context.beginPath();
    for (const mesh of meshes.slice(at, at + CHUNK)) traceMesh(context, floor, mesh);
    context.stroke();
    yield;
  }
  context.globalAlpha = 2 * FAINT;
  context.lineWidth = (isFar ? 1 : 2) * px;
  const nodes = index.nodesWithin(box);
  const sizes = isFar ? FAR : NEAR;
  for (let at = 0; at < nodes.length; at += CHUNK) {
    context.beginPath();
    for (const { id, x, y } of nodes.slice(at, at + CHUNK)) {
      const radius = (stops.has(id) ? sizes.stop : sizes.node) * px;
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
    context.stroke();
    yield;
  }
  context.restore();
}
