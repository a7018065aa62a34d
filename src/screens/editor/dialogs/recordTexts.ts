import { capitalised } from '@/contract/texts/capitalised';
import type { ConflictField, RecordKind, RecordOf } from '@/model/network/merge';
import { type Closure, edgeId, groupId, type Network, type NodeId, nodeId } from '@/model/network/network';
import type { ConflictNames } from './conflictNames';
import { text } from './texts';

/** How one record is found, called and located, and the words for the value of each of its fields. */
export interface RecordText<Kind extends RecordKind> {
  readonly find: (network: Network, id: number) => RecordOf<Kind> | undefined;
  readonly name: (record: RecordOf<Kind>) => string;
  /** The node at which a person finds it; undefined for a transit group without stops. */
  readonly node: (record: RecordOf<Kind>) => NodeId | undefined;
  readonly values: Readonly<Record<ConflictField<Kind>, (record: RecordOf<Kind>) => string>>;
}

const shortNumber = (value: number): string => String(Number(value.toFixed(2)));
const times = (multiplier: number): string => text('times', { multiplier: shortNumber(multiplier) });
const quoted = (name: string): string => text('quoted', { name });
const there = (): string => text('there');

/** Whoever chooses between two closures sees in which they differ. */
const closedText = (closure: Closure | undefined): string =>
  [
    text('closed'),
    ...(closure?.from ? [text('closedFrom', { from: closure.from.slice(0, 16) })] : []),
    ...(closure?.until ? [text('closedUntil', { until: closure.until.slice(0, 16) })] : []),
    ...(closure?.reason ? [quoted(closure.reason)] : []),
  ].join(', ');

export const nodeText = (names: ConflictNames): RecordText<'node'> => ({
  find: ({ nodes }, id) => nodes.get(nodeId(id)),
  name: ({ id }) => capitalised(names.node(id)),
  node: ({ id }) => id,
  values: {
    record: there,
    floor: ({ floor }) => names.floor(floor),
    place: ({ x, y, z }) => text('place', { x: x.toFixed(1), y: y.toFixed(1), z: z.toFixed(1) }),
    name: ({ name }) => (name ? quoted(name) : text('nothing')),
    open: ({ open, closure }) => (open ? text('open') : closedText(closure)),
    mesh: ({ mesh, floor }) => (mesh === null ? text('nothing') : names.room(mesh, floor)),
    dynamicRoute: ({ dynamicRoute }) => (dynamicRoute === null ? text('nothing') : text('delay', { id: dynamicRoute })),
  },
});

export const edgeText = (names: ConflictNames): RecordText<'edge'> => ({
  find: ({ edges }, id) => edges.get(edgeId(id)),
  name: ({ from, to }) => text('pathOf', { from: names.node(from), to: names.node(to) }),
  node: ({ from }) => from,
  values: {
    record: there,
    course: ({ from, to, direction }) => {
      const ends = { from: names.node(from), to: names.node(to) };
      if (direction === 0) return text('bothWays', ends);
      return text('oneWay', direction === 1 ? ends : { from: ends.to, to: ends.from });
    },
    travel: ({ travel }) => travel.map(names.travel).join(', ') || text('nothing'),
    weight: ({ weight }) => shortNumber(weight),
    multiplier: ({ multiplier }) => times(multiplier),
    multiplierZ: ({ multiplierZ }) => times(multiplierZ),
  },
});

export const groupText = (names: ConflictNames): RecordText<'group'> => ({
  find: ({ groups }, id) => groups.get(groupId(id)),
  name: ({ name }) => name,
  node: ({ nodes }) => nodes[0],
  values: {
    record: there,
    name: ({ name }) => quoted(name),
    travel: ({ travel }) => names.travel(travel),
    type: ({ type }) => text(`type.${type}`),
    weight: ({ weight }) => shortNumber(weight),
    multiplier: ({ multiplier }) => times(multiplier),
  },
});
