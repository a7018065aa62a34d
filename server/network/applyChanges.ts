import type { PoolClient } from 'pg';
import type { ChangeSet, SavedChanges, WireEdge, WireNode, WireTransitGroup } from '@/contract/network';
import { translate } from '@/contract/texts/translate';
import { InvalidError } from '../errors';
import { findDynamicRouteIds, findFloorIds, findNodeFloors } from '../repositories/network/read';
import { deleteEmptyGroups, insertGroup, updateGroup } from '../repositories/network/transitGroups';
import {
  deleteRows,
  type EdgeRow,
  insertEdges,
  insertNodes,
  moveEdgesWithNodes,
  type NodeRow,
  type Owner,
  reserveIds,
  updateEdges,
  updateNodes,
} from '../repositories/network/write';

/**
 * Writes a change set in the transaction that has advanced the revision. Nodes are written first, since edges and
 * transit groups reference them. A change set that names a floor, node or delay of another location is rejected as a
 * whole.
 *
 * @throws InvalidError with the invalid field
 */
export async function applyChanges(
  client: PoolClient,
  owner: Owner,
  changes: Omit<ChangeSet, 'revision'>,
): Promise<Omit<SavedChanges, 'revision'>> {
  const { nodes, joins, transitgroups } = changes;
  const assigned = await assignIds(client, changes);
  const nodeId = (id: number) => assigned.nodes.get(id) ?? id;

  await deleteRows(client, owner, 'transit_groups', transitgroups.deleted);
  await deleteRows(client, owner, 'joints', joins.deleted);
  await deleteRows(client, owner, 'nodes', nodes.deleted);

  const toRow = await nodeRows(client, owner.projectId, nodeId);
  await insertNodes(client, owner, nodes.new.map(toRow));
  if ((await updateNodes(client, owner, nodes.updated.map(toRow))) !== nodes.updated.length) throw unknown('nodes');

  const withNodes = (edge: WireEdge): WireEdge => ({ ...edge, from: nodeId(edge.from), to: nodeId(edge.to) });
  const newEdges = joins.new.map(withNodes).map((edge) => ({ ...edge, id: assigned.joins.get(edge.id) ?? edge.id }));
  const updatedEdges = joins.updated.map(withNodes);
  const newGroups = transitgroups.new.map((group) => ({
    ...withMembers(group, nodeId),
    id: assigned.groups.get(group.id) ?? group.id,
  }));
  const updatedGroups = transitgroups.updated.map((group) => withMembers(group, nodeId));
  const floors = await findNodeFloors(client, owner.projectId, [
    ...[...newEdges, ...updatedEdges].flatMap(({ from, to }) => [from, to]),
    ...[...newGroups, ...updatedGroups].flatMap(({ nodes: members }) => members.map(({ id }) => id)),
  ]);

  await insertEdges(
    client,
    owner,
    newEdges.map((edge) => edgeRow(edge, floors)),
  );
  if (
    (await updateEdges(
      client,
      owner,
      updatedEdges.map((edge) => edgeRow(edge, floors)),
    )) !== updatedEdges.length
  )
    throw unknown('joins');
  for (const { nodes: members } of [...newGroups, ...updatedGroups]) {
    if (members.some(({ id }) => !floors.has(id))) throw unknown('transitgroups');
    if (new Set(members.map(({ id }) => id)).size !== members.length)
      throw new InvalidError({ transitgroups: [translate('editor.nodeTwice')] });
  }
  for (const group of newGroups) await insertGroup(client, owner, group);
  for (const group of updatedGroups) if (!(await updateGroup(client, owner, group))) throw unknown('transitgroups');
  await deleteEmptyGroups(client, owner.projectId);
  if (
    !(await moveEdgesWithNodes(
      client,
      owner,
      nodes.updated.map(({ id }) => id),
    ))
  )
    throw new InvalidError({ joins: [translate('editor.pathAcrossFloors')] });

  const newNodes = nodes.new.map((node) => ({ ...node, id: nodeId(node.id) }));
  return {
    nodes: { new: pair(nodes.new, newNodes), updated: nodes.updated },
    joins: { new: pair(joins.new, newEdges), updated: updatedEdges },
    transitgroups: { new: pair(transitgroups.new, newGroups), updated: updatedGroups },
  };
}

const unknown = (field: string) => new InvalidError({ [field]: [translate('failed.notFound')] });

const pair = <T extends { id: number }>(before: readonly T[], after: readonly T[]) =>
  after.map((record, index) => ({ temporary_id: before[index]?.id ?? 0, record }));

const withMembers = (group: WireTransitGroup, nodeId: (id: number) => number): WireTransitGroup => ({
  ...group,
  nodes: group.nodes.map((member) => ({ ...member, id: nodeId(member.id) })),
});

/** Assigns an id to every new record; new records have unique negative ids until then. */
async function assignIds(client: PoolClient, { nodes, joins, transitgroups }: Omit<ChangeSet, 'revision'>) {
  const number = async (
    table: 'nodes' | 'joints' | 'transit_groups',
    field: string,
    records: readonly { id: number }[],
  ) => {
    const temporary = new Set(records.map(({ id }) => id));
    if (temporary.size !== records.length || records.some(({ id }) => id > 0)) throw unknown(field);
    const ids = await reserveIds(client, table, records.length);
    return new Map(records.map(({ id }, index) => [id, ids[index] ?? 0]));
  };
  return {
    nodes: await number('nodes', 'nodes', nodes.new),
    joins: await number('joints', 'joins', joins.new),
    groups: await number('transit_groups', 'transitgroups', transitgroups.new),
  };
}

async function nodeRows(client: PoolClient, projectId: number, nodeId: (id: number) => number) {
  const floors = await findFloorIds(client, projectId);
  const delays = await findDynamicRouteIds(client, projectId);
  return ({ floor_id, ...node }: WireNode): NodeRow => {
    const floor = floors.get(floor_id);
    if (floor === undefined) throw unknown('nodes');
    if (node.dynamicRoute !== null && !delays.has(node.dynamicRoute)) throw unknown('nodes');
    return { ...node, id: nodeId(node.id), floor };
  };
}

/** The floor of a path is the floor of both its nodes. */
function edgeRow(edge: WireEdge, floors: ReadonlyMap<number, number>): EdgeRow {
  const floor = floors.get(edge.from);
  if (floor === undefined || floor !== floors.get(edge.to) || edge.from === edge.to) throw unknown('joins');
  return { ...edge, floor };
}
