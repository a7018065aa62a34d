import type { Command } from '@/components/shortcuts';
import { floorId } from '@/model/network/network';
import { connectedTo } from '@/model/network/selecting/connectedTo';
import { pathsOfTravel } from '@/model/network/selecting/pathsOfTravel';
import type { SelectionOrNone } from '@/model/network/selection';
import type { ToolWorld } from '../session/useToolWorld';

export type SelectWorld = Pick<ToolWorld, 'document' | 'floor' | 'networkIndex'>;
type SelectionOf = (world: SelectWorld) => SelectionOrNone;

/** The selection of each command that selects; null where it would select nothing. */
const SELECTIONS: Readonly<Partial<Record<Command, SelectionOf>>> = {
  selectAll: ({ networkIndex }) => {
    const ids = networkIndex.nodes.map(({ id }) => id);
    return ids.length === 0 ? null : { type: 'node', ids };
  },
  'select.connected': ({ document, floor }) => {
    const { present, selection } = document.getSnapshot().context.history;
    return selection && floor ? connectedTo(present, floorId(floor.uuid), selection) : null;
  },
  'select.similar': ({ document, floor }) => {
    const { present, selection } = document.getSnapshot().context.history;
    if (selection?.type !== 'edge' || !floor) return null;
    const travel = new Set(selection.ids.flatMap((id) => present.edges.get(id)?.travel ?? []));
    return pathsOfTravel(present, floorId(floor.uuid), [...travel]);
  },
};

/** Undefined for a command that does not select. */
export const selectionOf = (command: Command, world: SelectWorld): SelectionOrNone | undefined =>
  SELECTIONS[command]?.(world);
