import type { Conflict, ConflictOf, Merge, RecordKind } from '@/model/network/merge';
import type { MapNode, Network } from '@/model/network/network';
import { type ConflictNames, conflictNames, type Named } from './conflictNames';
import { edgeText, groupText, nodeText, type RecordText } from './recordTexts';
import { text } from './texts';

/** A conflict in the words of a person who looks at the map. */
export interface ConflictText {
  readonly title: string;
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
  /** The position, if a node has it. */
  readonly at: Pick<MapNode, 'floor' | 'x' | 'y'> | null;
}

/** @param named the names of floors, destinations and travel types */
export function conflictText(conflict: Conflict, merge: Merge, named: Named): ConflictText {
  const names = conflictNames(merge, named);
  const field = text(`field.${conflict.field}`);
  switch (conflict.kind) {
    case 'node':
      return textOf(conflict, field, nodeText(names), merge, names);
    case 'edge':
      return textOf(conflict, field, edgeText(names), merge, names);
    case 'group':
      return textOf(conflict, field, groupText(names), merge, names);
  }
}

function textOf<Kind extends RecordKind>(
  { id, field }: ConflictOf<Kind>,
  fieldName: string,
  { find, name, node, values }: RecordText<Kind>,
  { base, mine, theirs }: Merge,
  names: ConflictNames,
): ConflictText {
  const records = names.sides.flatMap((side) => find(side, id) ?? []);
  const [first] = records;
  if (first === undefined) throw new Error('A conflict is about a record that one of the networks has.');
  const [at = null] = records.flatMap((record) => node(record) ?? []).flatMap((one) => names.nodeOf(one) ?? []);
  const valueIn = (network: Network): string => {
    const record = find(network, id);
    return record === undefined ? text('notThere') : values[field](record);
  };
  return {
    title: text('conflictOf', {
      name: name(first),
      field: fieldName,
      floor: at ? names.floor(at.floor) : text('otherFloor'),
    }),
    before: valueIn(base),
    mine: valueIn(mine),
    theirs: valueIn(theirs),
    at,
  };
}
