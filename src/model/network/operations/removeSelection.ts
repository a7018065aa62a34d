import { deleteEdges } from '../edits/deleteEdges';
import { deleteGroup } from '../edits/deleteGroup';
import { deleteNodes } from '../edits/deleteNodes';
import type { NetworkEdit } from '../edits/networkEdit';
import type { Network } from '../network';
import type { Selection, SelectionOrNone } from '../selection';
import type { BlockedBy, Operation } from './operation';

/** Deletes what is selected: nodes with their paths, paths, or transit groups. */
export function removeSelection(network: Network, selection: SelectionOrNone): Operation {
  if (!selection || selection.ids.length === 0)
    return { blockedBy: 'nothing-selected', edit: (same) => same, note: { kind: 'deleteNothing' }, select: null };
  return {
    blockedBy: missing(network, selection),
    edit: removal(selection),
    note: { kind: NOTES[selection.type], count: selection.ids.length },
    select: null,
  };
}

const NOTES = { node: 'deleteNodes', edge: 'deletePaths', group: 'deleteTransitGroups' } as const;

function removal(selection: Selection): NetworkEdit {
  if (selection.type === 'node') return deleteNodes(selection.ids);
  if (selection.type === 'edge') return deleteEdges(selection.ids);
  return (network) => selection.ids.reduce((rest, id) => deleteGroup(id)(rest), network);
}

function missing(network: Network, selection: Selection): BlockedBy | null {
  if (selection.type === 'node') return selection.ids.some((id) => network.nodes.has(id)) ? null : 'node-not-found';
  if (selection.type === 'edge') return selection.ids.some((id) => network.edges.has(id)) ? null : 'path-not-found';
  return selection.ids.some((id) => network.groups.has(id)) ? null : 'group-not-found';
}
