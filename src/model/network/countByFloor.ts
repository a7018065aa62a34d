import { type Delta, deltaBetween, type RecordChange } from './delta';
import type { FloorId, Network } from './network';

export interface ChangeCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export interface FloorCounts {
  readonly floor: FloorId;
  readonly nodes: ChangeCounts;
  readonly paths: ChangeCounts;
}

export interface CountsByFloor {
  /** Floors where something differs. */
  readonly floors: readonly FloorCounts[];
  /** Transit groups are of several floors. */
  readonly groups: ChangeCounts;
}

const NONE: ChangeCounts = { added: 0, changed: 0, removed: 0 };

/** Counts the differences between two networks by floor; a node that moved to another floor counts on its new floor. */
export function countByFloor(before: Network, after: Network): CountsByFloor {
  const { nodes, edges, groups }: Delta = deltaBetween(before, after);
  const floors = new Map<FloorId, FloorCounts>();
  const add = (floor: FloorId, kind: 'nodes' | 'paths', change: RecordChange<unknown>) => {
    const counts = floors.get(floor) ?? { floor, nodes: NONE, paths: NONE };
    floors.set(floor, { ...counts, [kind]: counted(counts[kind], change) });
  };
  for (const change of nodes.values()) {
    const floor = (change.after ?? change.before)?.floor;
    if (floor !== undefined) add(floor, 'nodes', change);
  }
  for (const change of edges.values()) {
    const from = (change.after ?? change.before)?.from;
    const floor = from && (change.after ? after : before).nodes.get(from)?.floor;
    if (floor) add(floor, 'paths', change);
  }
  return { floors: [...floors.values()], groups: [...groups.values()].reduce(counted, NONE) };
}

function counted(counts: ChangeCounts, { before, after }: RecordChange<unknown>): ChangeCounts {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return { ...counts, [kind]: counts[kind] + 1 };
}
