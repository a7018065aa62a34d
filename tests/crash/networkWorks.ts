import {
  createTransitGroup,
  readNetwork,
  saveFloorNodes,
  saveNetwork,
  updateTransitGroup,
} from '@/contract/network/network';
import { nodeChanges, testNode } from '../support/service/testNetwork';
import type { Client } from './client';
import type { Work } from './place';

const testNodeOf = (floor: string, value: number) => ({ ...testNode(-1, floor, value % 1000, 0), name: String(value) });

/** A save of the whole network, which adds a node. */
export const networkSaves: Work = {
  name: 'network save',
  calls: [saveNetwork],
  turn: async ({ client, project, floor }, value, ledger) => {
    const { revision } = await client.call(readNetwork, { params: { uuid: project } });
    const body = nodeChanges(revision, { new: [testNodeOf(floor, value)] });
    await client.write('network save', saveNetwork, { params: { uuid: project }, body });
    ledger.write({ kind: 'node', value });
  },
  problems: async ({ client, project }, ledger) => {
    const network = await client.call(readNetwork, { params: { uuid: project } });
    const nodes = network.nodes.map(({ name }) => Number(name));
    const problems = ledger.values('node').flatMap((value) => (nodes.includes(value) ? [] : [`node ${value} is lost`]));
    if (new Set(nodes).size !== nodes.length) problems.push('a node was saved twice');
    if (network.revision !== nodes.length)
      problems.push(`revision ${network.revision} of the network has ${nodes.length} nodes`);
    return problems;
  },
};

const saveOnFloor = async (client: Client, floor: string, value: number): Promise<number> => {
  const body = { nodes: { new: [testNodeOf(floor, value)] }, joins: {} };
  const { nodes } = await client.write('nodes of a floor', saveFloorNodes, { params: { uuid: floor }, body });
  return nodes.new[0]?.record.id ?? 0;
};

/** Saves of single floors, and a lift between the two nodes, which is then renamed, or every other time deleted. */
export const floorSaves: Work = {
  name: 'floor nodes and lifts',
  calls: [saveFloorNodes, createTransitGroup, updateTransitGroup],
  turn: async ({ client, bench }, value, ledger) => {
    const [lower, upper] = [
      await saveOnFloor(client, bench.floor, value),
      await saveOnFloor(client, bench.upper, value),
    ];
    ledger.write({ kind: 'lift nodes', value });
    const fields = { travel: 'lift', weight: 0, type: 'BI' as const, multiplier: 1 };
    const body = { ...fields, name: `lift ${value}`, nodes: [{ id: lower }, { id: upper }] };
    const group = await client.write('lift', createTransitGroup, { params: { uuid: bench.project }, body });
    ledger.write({ kind: 'lift', value });
    const isDeleted = ledger.count('lift') % 2 === 0;
    const change = isDeleted ? { ...body, nodes: [] } : { ...body, name: `lift ${value} renamed` };
    if (isDeleted) ledger.write({ kind: 'lift removing', value });
    await client.write('change of a lift', updateTransitGroup, { params: { id: String(group.id) }, body: change });
    ledger.write({ kind: isDeleted ? 'lift removed' : 'lift renamed', value });
  },
  problems: async ({ client, bench }, ledger) => {
    const { nodes, transitgroups } = await client.call(readNetwork, { params: { uuid: bench.project } });
    const problems: string[] = [];
    for (const floor of [bench.floor, bench.upper]) {
      const names = nodes.filter(({ floor_id }) => floor_id === floor).map(({ name }) => Number(name));
      for (const value of ledger.values('lift nodes'))
        if (!names.includes(value)) problems.push(`node ${value} of a floor is lost`);
      if (new Set(names).size !== names.length) problems.push('a node of a floor was saved twice');
    }
    const lifts = new Map<number, string>();
    for (const { name = '', nodes: ends } of transitgroups) {
      const value = Number(name.split(' ')[1]);
      if (lifts.has(value)) problems.push(`lift ${value} is there twice`);
      if (ends.length !== 2) problems.push(`lift ${value} has ${ends.length} nodes`);
      lifts.set(value, name);
    }
    const removing = new Set(ledger.values('lift removing'));
    for (const value of ledger.values('lift'))
      if (!lifts.has(value) && !removing.has(value)) problems.push(`lift ${value} is lost`);
    for (const value of ledger.values('lift removed'))
      if (lifts.has(value)) problems.push(`lift ${value} is there again`);
    for (const value of ledger.values('lift renamed'))
      if (lifts.get(value) !== `lift ${value} renamed`) problems.push(`lift ${value} has its name of before`);
    return problems;
  },
};
