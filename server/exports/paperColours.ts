import { mixColours } from '@/model/colour/mixColours';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { CORRIDOR, DOOR, FACILITY, FLOOR, FURNITURE, SERVICE, WALL } from '@/model/floorPlan/kinds/meshKind';

export interface Paint {
  readonly fill: string;
  readonly edge: string;
}

/** Light, since paper is white and ink is dear; edges keep rooms apart in print without colour. */
export const PAPER = {
  ink: '#1f2937',
  faint: '#5b6673',
  floor: { fill: '#ffffff', edge: '#8a94a1' },
  corridor: { fill: '#f6f6f2', edge: '#f6f6f2' },
  room: { fill: '#f4eee3', edge: '#b8ab92' },
  service: { fill: '#e9e8e5', edge: '#b5b2ab' },
  furniture: { fill: '#ebe5d9', edge: '#d3cab9' },
  facility: { fill: '#e2ebf3', edge: '#9fb0c0' },
  wall: { fill: '#8a929d', edge: '#8a929d' },
} as const;

/** Shares of a category's colour in the fill and the edge of its rooms: dark letters stay readable on any of them. */
const FILL_SHARE = 0.26;
const EDGE_SHARE = 0.6;

export const categoryPaint = (colour: string): Paint => ({
  fill: mixColours('#ffffff', colour, FILL_SHARE),
  edge: mixColours('#ffffff', colour, EDGE_SHARE),
});

/** Fill and edge of a mesh: by the colour of its category, else by its kind. */
export function paintOf({ kinds }: Pick<DrawnFloor, 'kinds'>, mesh: number, category: string | null): Paint {
  const kind = kinds[mesh];
  if (kind === FLOOR) return PAPER.floor;
  if (kind === WALL) return PAPER.wall;
  if (kind === CORRIDOR || kind === DOOR) return PAPER.corridor;
  if (kind === FURNITURE) return PAPER.furniture;
  if (category !== null) return categoryPaint(category);
  if (kind === SERVICE) return PAPER.service;
  return kind === FACILITY ? PAPER.facility : PAPER.room;
}
