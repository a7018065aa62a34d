import { DEFAULT_TRAVEL } from '../edgeSettings';
import { deleteNodes } from '../edits/deleteNodes';
import { NEW_GROUP } from '../groupSettings';
import { floorId, groupId, type Network, type NodeId, type TravelKey, type TravelType } from '../network';
import type { CopyMode } from '../operations/acrossFloors/copyFloor';
import type { Operation } from '../operations/operation';
import { appliedGeneration, type GeneratedAgain, type GeneratedState, generateAgain } from './generateAgain';
import { generatedState } from './generatedState';
import type { TransitFacility } from './joinedStops';
import type { NetworkToApply } from './networkToApply';

/** Names of travel types for each way to another floor. */
const TRAVEL: Readonly<Record<TransitFacility, RegExp>> = {
  lift: /lift|elevator|aufzug|ascens/i,
  stairs: /stair|step|treppe|escali|escaler/i,
  escalator: /escalator|rolltreppe|mécanique|mecánica/i,
};
/** Whether the network that a floor has is replaced, stays beside the generated one, or keeps what was changed by hand. */
export type GenerationMode = CopyMode | 'update';

interface Options {
  readonly mode: GenerationMode;
  readonly types: readonly TravelType[];
  /** The name of a transit group. */
  readonly nameOf: (facility: TransitFacility, label: string, number: number) => string;
}

export interface AppliedGeneration {
  readonly network: Network;
  /** In the order of the floors. */
  readonly floors: readonly GeneratedAgain[];
}

const NOTHING: GeneratedState = { nodes: [], links: [] };

/** The network with a generated one in it, and how each floor changed. */
export function applyGenerated(
  before: Network,
  generated: NetworkToApply,
  { mode, types, nameOf }: Options,
): AppliedGeneration {
  let network = mode === 'replace' ? deleteNodes(nodesOn(before, generated))(before) : before;
  const travel = [walking(types)];
  const floors = generated.floors.map((part) => {
    const floor = floorId(part.uuid);
    const base = mode === 'update' ? appliedGeneration(network, floor, part.applied) : null;
    const again = generateAgain(network, base ?? NOTHING, generatedState(part), {
      floor,
      elevation: part.elevation,
      travel,
    });
    network = again.network;
    return again;
  });
  const taken = new Set([...network.groups.values()].flatMap((group) => group.nodes));
  const groups = new Map(network.groups);
  let { nextId } = network;
  for (const [at, { facility, label, stops }] of generated.transits.entries()) {
    const members = stops.flatMap(({ floor, node }) => {
      const id = floors[floor]!.ids.get(generated.floors[floor]!.nodes[node]!.key);
      return id === undefined || taken.has(id) ? [] : [id];
    });
    // A shaft that is joined already, or whose stops were deleted, is left as it is.
    if (members.length < 2) continue;
    const id = groupId(nextId--);
    const name = nameOf(facility, label, at + 1);
    groups.set(id, { ...NEW_GROUP, id, name, travel: travelOf(types, facility), nodes: members });
  }
  if (groups.size > network.groups.size) network = { ...network, groups, nextId };
  return { network, floors };
}

/** An operation that says how it changes each floor, in the order of the generated floors. */
export type GeneratedOperation = Operation & Pick<AppliedGeneration, 'floors'>;

/** Puts a generated network into the network, as one step. */
export function generatedOperation(before: Network, generated: NetworkToApply, options: Options): GeneratedOperation {
  const count = generated.floors.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const applied = applyGenerated(before, generated, options);
  return {
    blockedBy: count === 0 || applied.network === before ? 'nothing-to-change' : null,
    edit: (network) => (network === before ? applied : applyGenerated(network, generated, options)).network,
    note: { kind: 'generateNetwork', count },
    select: null,
    floors: applied.floors,
  };
}

function nodesOn({ nodes }: Network, { floors }: NetworkToApply): NodeId[] {
  const uuids = new Set<string>(floors.map(({ uuid }) => uuid));
  return [...nodes.values()].filter(({ floor }) => uuids.has(floor)).map(({ id }) => id);
}

const walking = (types: readonly TravelType[]): TravelKey =>
  (types.find(({ key }) => key === DEFAULT_TRAVEL) ?? types[0])?.key ?? DEFAULT_TRAVEL;

/** The travel type of a lift, staircase or escalator, found by its key or name; empty, to be chosen, where none is like it. */
function travelOf(types: readonly TravelType[], facility: TransitFacility): TravelKey {
  const isLike = ({ key, name }: TravelType, pattern: RegExp) => pattern.test(key) || pattern.test(name);
  const like = types.filter((type) => isLike(type, TRAVEL[facility]));
  // Rolltreppe is like Treppe as well.
  const others = facility === 'stairs' ? like.filter((type) => !isLike(type, TRAVEL.escalator)) : like;
  return (others[0] ?? like[0])?.key ?? '';
}
