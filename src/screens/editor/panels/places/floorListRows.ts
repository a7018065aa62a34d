import { containsText } from '@/model/content/search/listOrder';
import type { MapNode, Network } from '@/model/network/network';
import { nodeRows } from './nodeRows';
import type { Row } from './RowList';
import type { RoomRow } from './roomRows';
import { text } from './texts';

/** Key of the row that shows and hides the meshes that are no places; no mesh has an empty name. */
export const OTHER_PARTS = '';

interface RoomListRows {
  readonly rooms: readonly RoomRow[];
  /** Meshes that are no places; they are folded away below the rooms. */
  readonly others: readonly RoomRow[];
  readonly showsOthers: boolean;
  readonly onToggleOthers: () => void;
  /** A mesh is chosen; with `isAdding` beside those that are selected. */
  readonly onChoose: (mesh: RoomRow, isAdding: boolean) => void;
}

/** The list of rooms: all rooms, and below them the other parts of the floor plan, behind a row that shows and hides them. */
export function roomListRows({ rooms, others, showsOthers, onToggleOthers, onChoose }: RoomListRows): readonly Row[] {
  const toRow = (mesh: RoomRow): Row => ({
    key: mesh.key,
    name: mesh.name,
    note: mesh.note,
    colour: mesh.colour,
    choose: (isAdding = false) => onChoose(mesh, isAdding),
  });
  if (others.length === 0) return rooms.map(toRow);
  const toggle: Row = {
    key: OTHER_PARTS,
    name: showsOthers ? text('hideOtherParts') : text('otherParts', { count: others.length }),
    note: '',
    colour: null,
    choose: onToggleOthers,
  };
  return [...rooms.map(toRow), toggle, ...(showsOthers ? others.map(toRow) : [])];
}

/** The list of nodes. */
export const nodeListRows = (
  nodes: readonly MapNode[],
  groups: Network['groups'],
  closedNote: (node: MapNode) => string,
  onChoose: (node: MapNode) => void,
): readonly Row[] =>
  nodeRows(nodes, groups, closedNote).map(({ node, ...row }) => ({
    ...row,
    colour: null,
    choose: () => onChoose(node),
  }));

/** The rows whose name or note contains what is searched for. */
export const matchingRows = (rows: readonly Row[], search: string): readonly Row[] =>
  rows.filter(({ name, note }) => containsText(`${name} ${note}`, search));
