import type { Hit, PointerEvents, ToolPointer } from '@/machines/editor/toolPointer';
import { floorPoint, screenPoint } from '@/model/geometry/points';
import { edgeId, nodeId } from '@/model/network/network';

const SCALE = 10;
const SCREEN = { down: 'pointer.down', move: 'pointer.move', up: 'pointer.up' } as const;

export const onNode = (id: number): Hit => ({ kind: 'node', id: nodeId(id) });
export const onPath = (id: number): Hit => ({ kind: 'edge', id: edgeId(id) });

/** A pointer over nothing, without a key, that may move nodes; apart from its place. */
export const AT_REST: Omit<ToolPointer, 'at' | 'screen'> = {
  turn: 0,
  over: null,
  snapped: null,
  isTouch: false,
  shift: false,
  alt: false,
  command: false,
  canMove: true,
};

/** A pointer event at a place of the screen, ten pixels a metre. */
export const pointer = (
  kind: keyof typeof SCREEN,
  x: number,
  y: number,
  rest: Partial<ToolPointer> = {},
): PointerEvents => ({
  type: SCREEN[kind],
  at: floorPoint(x / SCALE, y / SCALE),
  screen: screenPoint(x, y),
  ...AT_REST,
  ...rest,
});
