import type { PoolClient } from 'pg';
import type { EditedNode, SavedChanges, WireEdge, WireNode, WireTransitGroup } from '@/contract/network/network';
import { InvalidError } from '../errors';
import { type Absorbed, moveAbsorbed } from '../repositories/network/absorbed';
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
  updateEdges,
  updateNodes,
} from '../repositories/network/write';
import { serviceText } from '../texts';
import { type AssignedIds, type Changes, unknown } from './assignIds';

/**
 * Writes a change set in the transaction that has advanced the revision. Nodes are written first, since edges and
 * transit groups reference them, and deleted last, since the database deletes with them what has not left them by then;
 * `assigned` are the ids of new records. A change set that names a deleted node, or a floor, node or delay of another
 * location, is rejected as a whole.
 *
 * @throws InvalidError with the invalid field
 */
export async function applyChanges(
  client: PoolClient,
  owner: Owner,
  changes: Changes,
  assigned: AssignedIds,
): Promise<Omit<SavedChanges, 'revision'>> {
  const { nodes, joins, transitgroups } = changes;
  const nodeId = (id: number) => assigned.nodes.get(id) ?? id;

  await deleteRows(client, owner, 'transit_groups', transitgroups.deleted);
  await deleteRows(client, owner, 'joints', joins.deleted);

  const toRow = await nodeRows(client, owner.projectId, nodeId);
  const newNodeRows = nodes.new.map(toRow);
  const updatedNodeRows = nodes.updated.map(toRow);
  await insertNodes(client, owner, newNodeRows);
  if ((await updateNodes(client, owner, updatedNodeRows)) !== updatedNodeRows.length) throw unknown('nodes');

  const withNodes = (edge: WireEdge): WireEdge => ({ ...edge, from: nodeId(edge.from), to: nodeId(edge.to) });
  const newEdges = joins.new.map(withNodes).map((edge) => ({ ...edge, id: assigned.joins.get(edge.id) ?? edge.id }));
  const updatedEdges = joins.updated.map(withNodes);
  const newGroups = transitgroups.new.map((group) => ({
    ...withMembers(group, nodeId),
    id: assigned.groups.get(group.id) ?? group.id,
  }));
  const updatedGroups = transitgroups.updated.map((group) => withMembers(group, nodeId));
  const floors = new Map([...newNodeRows, ...updatedNodeRows].map(({ id, floor }) => [id, floor]));
  const named = [
    ...[...newEdges, ...updatedEdges].flatMap(({ from, to }) => [from, to]),
    ...[...newGroups, ...updatedGroups].flatMap(({ nodes: members }) => members.map(({ id }) => id)),
  ];
  const deleted = new Set(nodes.deleted);
  if (updatedNodeRows.some(({ id }) => deleted.has(id))) throw unknown('nodes');
  const others = [...new Set(named)].filter((id) => !floors.has(id) && !deleted.has(id));
  for (const [id, floor] of await findNodeFloors(client, owner.projectId, others)) floors.set(id, floor);

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
      throw new InvalidError({ transitgroups: [serviceText('editor.nodeTwice')] });
  }
  for (const group of newGroups) await insertGroup(client, owner, group);
  for (const group of updatedGroups) if (!(await updateGroup(client, owner, group))) throw unknown('transitgroups');
  await moveAbsorbed(client, owner, absorbedOf([...nodes.new, ...nodes.updated], deleted, nodeId));
  await deleteRows(client, owner, 'nodes', nodes.deleted);
  await deleteEmptyGroups(client, owner.projectId);
  if (
    !(await moveEdgesWithNodes(
      client,
      owner,
      nodes.updated.map(({ id }) => id),
    ))
  )
    throw new InvalidError({ joins: [serviceText('editor.pathAcrossFloors')] });

  const newNodes = nodes.new.map((node) => ({ ...storedNode(node), id: nodeId(node.id) }));
  return {
    nodes: { new: pair(nodes.new, newNodes), updated: nodes.updated.map(storedNode) },
    joins: { new: pair(joins.new, newEdges), updated: updatedEdges },
    transitgroups: { new: pair(transitgroups.new, newGroups), updated: updatedGroups },
  };
}

const pair = <T extends { id: number }>(before: readonly T[], after: readonly T[]) =>
  after.map((record, index) => ({ temporary_id: before[index]?.id ?? 0, record }));

const withMembers = (group: WireTransitGroup, nodeId: (id: number) => number): WireTransitGroup => ({
  ...group,
  nodes: group.nodes.map((member) => ({ ...member, id: nodeId(member.id) })),
});

/** The node as it is stored: it is no part of it which others it absorbs. */
const storedNode = ({ absorbed: _, closure, ...node }: EditedNode): WireNode => ({
  ...node,
  ...(!node.open && closure && { closure }),
});

/** The deleted nodes with the node that has absorbed each; a node that stays keeps what hangs on it. */
const absorbedOf = (
  nodes: readonly EditedNode[],
  deleted: ReadonlySet<number>,
  nodeId: (id: number) => number,
): Absorbed[] =>
  nodes.flatMap(({ id, absorbed = [] }) =>
    absorbed.filter((one) => deleted.has(one)).map((one) => ({ from: one, to: nodeId(id) })),
  );

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
