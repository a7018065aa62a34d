import type { MapColours } from '@/components/mapCanvas/mapColours';
import { type RoomColouring, roomColours } from '@/components/mapCanvas/painting/roomColours';
import { mixColours } from '@/model/colour/mixColours';
import type { ExtrudedFloor } from '@/model/spatial/extrudedFloor';
import type { ColouredBodies } from './modelRenderer';

type Rgb = readonly [number, number, number];

const rgbOf = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Sides have some of the colour of their edges, so that a body is told apart from its top. */
const EDGE_SHARE = 0.35;

/** The colours of a mesh. */
export interface MeshColours {
  readonly top: string;
  readonly side: string;
  readonly edge: string;
}

/** The colours of a mesh as on the plan: by the category of its destination, else its material, else its kind. */
export function meshColours(colouring: RoomColouring, mesh: number, category: string | null): MeshColours {
  const { fill, edge } = roomColours(colouring, mesh, category);
  return { top: fill, side: mixColours(fill, edge, EDGE_SHARE), edge };
}

/** The room of the open place. */
export const selectedColours = ({ top, side }: MeshColours, { accent }: MapColours): MeshColours => ({
  top: mixColours(top, accent, 0.32),
  side: mixColours(side, accent, 0.75),
  edge: accent,
});

/** Colours each vertex of bodies, darker where less light reaches it. */
export function colourBodies(bodies: ExtrudedFloor, coloursOf: (mesh: number) => MeshColours): ColouredBodies {
  const known = new Map<number, { readonly top: Rgb; readonly side: Rgb; readonly edge: Rgb }>();
  const of = (mesh: number) => {
    let found = known.get(mesh);
    if (!found) {
      const { top, side, edge } = coloursOf(mesh);
      found = { top: rgbOf(top), side: rgbOf(side), edge: rgbOf(edge) };
      known.set(mesh, found);
    }
    return found;
  };
  const { owners, shades, normals, edgeOwners } = bodies;
  const fills = new Uint8Array(3 * owners.length);
  for (const [vertex, mesh] of owners.entries()) {
    const { top, side } = of(mesh);
    const from = normals[3 * vertex + 2] === 1 ? top : side;
    for (const part of [0, 1, 2] as const) fills[3 * vertex + part] = Math.round(from[part] * shades[vertex]!);
  }
  const edges = new Uint8Array(3 * edgeOwners.length);
  for (const [end, mesh] of edgeOwners.entries()) edges.set(of(mesh).edge, 3 * end);
  return { bodies, fills, edges };
}
