import type { Command } from '@/components/shortcuts';
import type { Point } from '@/model/geometry/points';
import { wayOnFloor } from '@/model/geometry/view';
import type { Alignment } from '@/model/network/arranging/alignedPlaces';
import type { Axis } from '@/model/network/arranging/distributedPlaces';
import type { Edge, EdgeId, Network, NodeId } from '@/model/network/network';
import { alignNodes, distributeNodes } from '@/model/network/operations/arrangeNodes';
import { copyNodes } from '@/model/network/operations/copyNodes';
import type { Operation } from '@/model/network/operations/operation';
import { removeSelection } from '@/model/network/operations/removeSelection';
import { reversePaths } from '@/model/network/operations/reversePaths';
import { splitPath } from '@/model/network/operations/splitPath';
import { uniteNodes } from '@/model/network/operations/uniteNodes';
import { nodesOf } from '@/model/network/selecting/connectedTo';
import type { SelectionOrNone } from '@/model/network/selection';
import type { ToolWorld } from '../session/useToolWorld';

export type CommandWorld = Pick<ToolWorld, 'document' | 'view' | 'bounds'>;
type OperationOf = (world: CommandWorld) => Operation;

/** CSS pixels between a thing and its duplicate, to the right and down. */
const DUPLICATE_PIXELS = 16;

const align =
  (alignment: Alignment): OperationOf =>
  ({ document, view }) => {
    const { present, selection } = document.getSnapshot().context.history;
    return alignNodes(present, nodesIn(selection), alignment, view.get().turn);
  };
const distribute =
  (axis: Axis): OperationOf =>
  ({ document, view }) => {
    const { present, selection } = document.getSnapshot().context.history;
    return distributeNodes(present, nodesIn(selection), axis, view.get().turn);
  };

/**
 * The operation of each command that edits the network. Toolbar, menu, palette and keys take it from here, so that all of
 * them do the same and give the same reason where it is blocked.
 */
const OPERATIONS: Readonly<Partial<Record<Command, OperationOf>>> = {
  'align.left': align('left'),
  'align.centre': align('centre'),
  'align.right': align('right'),
  'align.top': align('top'),
  'align.middle': align('middle'),
  'align.bottom': align('bottom'),
  'distribute.horizontally': distribute('horizontally'),
  'distribute.vertically': distribute('vertically'),
  delete: ({ document }) => {
    const { present, selection } = document.getSnapshot().context.history;
    return removeSelection(present, selection);
  },
  duplicate: ({ document, view, bounds }) => {
    const { present, selection } = document.getSnapshot().context.history;
    const by = wayOnFloor(view.get(), DUPLICATE_PIXELS, DUPLICATE_PIXELS);
    const ids = selection?.type === 'group' ? [] : nodesOf(present, selection);
    return copyNodes(present, ids, by, bounds);
  },
  unite: ({ document }) => {
    const { present, selection } = document.getSnapshot().context.history;
    return uniteNodes(present, nodesIn(selection));
  },
  split: ({ document }) => {
    const { present, selection } = document.getSnapshot().context.history;
    const [only, ...others] = pathsIn(selection);
    const edge = only === undefined || others.length > 0 ? undefined : present.edges.get(only);
    if (!edge) return { ...splitPath(present, only ?? NO_PATH, NOWHERE), blockedBy: 'one-path-only' };
    return splitPath(present, edge.id, middleOf(present, edge));
  },
  reverse: ({ document }) => {
    const { present, selection } = document.getSnapshot().context.history;
    return reversePaths(present, pathsIn(selection));
  },
};

export const operationOf = (command: Command, world: CommandWorld): Operation | null =>
  OPERATIONS[command]?.(world) ?? null;

const NO_PATH = 0 as EdgeId;
const NOWHERE: Point = { x: Number.NaN, y: Number.NaN };

const nodesIn = (selection: SelectionOrNone): readonly NodeId[] => (selection?.type === 'node' ? selection.ids : []);
const pathsIn = (selection: SelectionOrNone): readonly EdgeId[] => (selection?.type === 'edge' ? selection.ids : []);

function middleOf({ nodes }: Network, edge: Edge): Point {
  const from = nodes.get(edge.from);
  const to = nodes.get(edge.to);
  return from && to ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : NOWHERE;
}
