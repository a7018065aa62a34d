import { describe, expect, it } from 'vitest';
import { applyDelta, deltaBetween, isEmptyDelta, type RecordChange } from '@/model/network/delta';
import type { Network } from '@/model/network/network';
import { sameRecord } from '@/model/network/sameRecord';
import { randomNetwork } from '../routing/randomNetwork';
import { randomEdit, seeded } from './randomEdits';
import { records } from './sampleNetwork';

/** The difference by looking every record up. */
function plainly<Id, Value extends object>(before: ReadonlyMap<Id, Value>, after: ReadonlyMap<Id, Value>) {
  const changes = new Map<Id, RecordChange<Value>>();
  for (const id of new Set([...before.keys(), ...after.keys()]))
    if (!sameRecord(before.get(id), after.get(id))) changes.set(id, { before: before.get(id), after: after.get(id) });
  return changes;
}

const reversed = <Id, Value>(map: ReadonlyMap<Id, Value>) => new Map([...map].reverse());

function expectSame(before: Network, after: Network): void {
  const delta = deltaBetween(before, after);
  expect(delta.nodes).toEqual(plainly(before.nodes, after.nodes));
  expect(delta.edges).toEqual(plainly(before.edges, after.edges));
  expect(delta.groups).toEqual(plainly(before.groups, after.groups));
  expect(records(applyDelta(before, delta, 'forward'))).toEqual(records(after));
  expect(records(applyDelta(after, delta, 'back'))).toEqual(records(before));
}

describe('deltaBetween', () => {
  it.each([1, 2, 3])('[PL31] lists what is new, changed and gone, however far the plans are apart, seed %i', (seed) => {
    const random = seeded(seed);
    const networks = [randomNetwork(seed, 4)];
    for (let edit = 0; edit < 120; edit++) networks.push(randomEdit(networks.at(-1)!, random)(networks.at(-1)!));
    for (let at = 1; at < networks.length; at++) {
      expectSame(networks[at - 1]!, networks[at]!);
      expectSame(networks[at]!, networks[at >> 1]!);
    }
  });

  it('[PL32] finds no difference in another order, nor in copies of the records', () => {
    const network = randomNetwork(5, 4);
    const turned = { ...network, nodes: reversed(network.nodes), edges: reversed(network.edges) };
    expect(isEmptyDelta(deltaBetween(network, turned))).toBe(true);
    expect(isEmptyDelta(deltaBetween(network, structuredClone(network)))).toBe(true);
  });

  it('[PL31] a plan compared with one and then with another gives each its own difference', () => {
    const random = seeded(9);
    const network = randomNetwork(9, 4);
    const others = Array.from({ length: 20 }, () => randomEdit(network, random)(network));
    for (const other of [...others, ...others]) expectSame(network, other);
  });
});
