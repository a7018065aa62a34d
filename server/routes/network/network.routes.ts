import {
  createTransitGroup,
  readJoins,
  readNetwork,
  readPoints,
  type SavedChanges,
  saveFloorNodes,
  saveMesh,
  saveNetwork,
  updateTransitGroup,
  type WireTransitGroup,
} from '@/contract/network/network';
import { readNetworkState } from '@/contract/network/networkState';
import { toNetwork } from '@/contract/network/networkWire';
import { createAutomaticGroup } from '@/contract/network/nodes';
import { nodeText } from '@/contract/texts/nodeTexts';
import { translate } from '@/contract/texts/translate';
import { NEW_GROUP } from '@/model/network/groupSettings';
import { floorId, nodeId } from '@/model/network/network';
import { automaticStops } from '@/model/network/operations/automaticTransitGroup';
import { ConflictError, InvalidError, orNotFound } from '../../errors';
import { type Answer, type HandlerTools, implement, type Write } from '../../http/implement';
import { applyChanges } from '../../network/applyChanges';
import { type AssignedIds, assignIds, type Changes } from '../../network/assignIds';
import { closedNames, closureText } from '../../network/closureText';
import type { Principal } from '../../principal';
import { listFloorAmenities } from '../../repositories/amenities/amenities';
import { readMesh, replaceMesh } from '../../repositories/buildings/meshes';
import { findFloor, listBuildingsOf } from '../../repositories/buildings/read';
import { findProjectId } from '../../repositories/locations/read';
import { lockProject } from '../../repositories/locations/write';
import { listClosureChanges } from '../../repositories/network/closures';
import { readNetworkStateOf } from '../../repositories/network/networkState';
import {
  findNetworkRevision,
  listFloorEdges,
  listFloorNodes,
  readNetworkOf,
  readNetworkShared,
} from '../../repositories/network/read';
import { findGroupProject, readTransitGroup } from '../../repositories/network/transitGroups';
import { advanceNetwork } from '../../repositories/network/write';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { meshName } from '../buildings/meshName';
import { assertMayEdit } from '../users/assertMayEdit';

const NO_CHANGES = { new: [], updated: [], deleted: [] };
const count = (changes: { new: unknown[]; updated: unknown[]; deleted: unknown[] }) => ({
  new: changes.new.length,
  updated: changes.updated.length,
  deleted: changes.deleted.length,
});

interface Save {
  readonly principal: Principal;
  readonly projectId: number;
  /** The revision that the changes are based on; null applies them to any. */
  readonly basedOn: number | null;
  readonly changes: Changes;
}

/**
 * One save: all changes are written in one transaction, or none. A stale one is rejected before it begins, as far as that
 * is known then, and reads the present network outside of it: callers who are stale at the same time share one reading.
 *
 * @throws ConflictError with the present network
 */
async function save<T>(
  { read, write }: Pick<HandlerTools, 'read' | 'write'>,
  { principal, projectId, basedOn, changes }: Save,
  answer: (saved: SavedChanges, write: Write) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  assertMayEdit(principal, changes);
  const conflict = async () => new ConflictError(await readNetworkShared(read, projectId));
  if (basedOn !== null && basedOn !== (await findNetworkRevision(read, projectId))) throw await conflict();
  const ids = await assignIds(read, changes);
  try {
    return await write(async (tx) =>
      answer(await writeChanges(tx, { principal, projectId, basedOn, changes }, ids), tx),
    );
  } catch (error) {
    throw error instanceof StaleSave ? await conflict() : error;
  }
}

/** Another save was faster. */
class StaleSave extends Error {}

/** Compares and advances the revision in one statement, then writes the changes. @throws StaleSave */
async function writeChanges(
  { client, audit }: Write,
  { principal, projectId, basedOn, changes }: Save,
  ids: AssignedIds,
): Promise<SavedChanges> {
  const revision = await advanceNetwork(client, projectId, basedOn);
  if (revision === null) throw new StaleSave();
  const owner = { organisationId: principal.organisation.id, projectId };
  const closures = await listClosureChanges(client, owner, changes.nodes.updated);
  const saved = await applyChanges(client, owner, changes, ids);
  audited(audit, { tag: 'network', subjectType: 'project' }, projectId).noted(
    'updated',
    String(projectId),
    closureText(closures) ?? 'Saved nodes, paths and transit groups',
    {
      attributes: {
        revision,
        nodes: count(changes.nodes),
        joins: count(changes.joins),
        transitgroups: count(changes.transitgroups),
        ...(closures.closed.length > 0 && { closed: closedNames(closures) }),
        ...(closures.opened.length > 0 && { opened: closures.opened }),
      },
    },
  );
  return { revision, ...saved };
}

const projectOf = async (read: HandlerTools['read'], principal: Principal, uuid: string) =>
  orNotFound(await findProjectId(read, principal.organisation.id, uuid));

export const networkRoutes = () => [
  readPointsRoute,
  readJoinsRoute,
  readNetworkRoute,
  readNetworkStateRoute,
  saveNetworkRoute,
  saveFloorNodesRoute,
  createTransitGroupRoute,
  createAutomaticGroupRoute,
  updateTransitGroupRoute,
  saveMeshRoute,
];

const readPointsRoute = implement(readPoints, async ({ params, principal, read }) => {
  const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
  return {
    data: {
      amenities: await listFloorAmenities(read, principal.organisation.id, floor.id),
      units: [],
      nodes: await listFloorNodes(read, principal.organisation.id, floor.id),
    },
  };
});

const readJoinsRoute = implement(readJoins, async ({ params, principal, read }) => {
  const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
  return { data: await listFloorEdges(read, principal.organisation.id, floor.id) };
});

const readNetworkRoute = implement(readNetwork, async ({ params, principal, read }) => ({
  json: await readNetworkShared(read, await projectOf(read, principal, params.uuid)),
}));

const readNetworkStateRoute = implement(readNetworkState, async ({ params, principal, read }) => ({
  data: await readNetworkStateOf(read, principal.organisation.id, await projectOf(read, principal, params.uuid)),
}));

const saveNetworkRoute = implement(saveNetwork, async ({ params, principal, body, read, write }) => {
  const projectId = await projectOf(read, principal, params.uuid);
  return save({ read, write }, { principal, projectId, basedOn: body.revision, changes: body }, async (data) => ({
    data,
    message: serviceText('editor.saved'),
  }));
});

const saveFloorNodesRoute = implement(saveFloorNodes, async ({ params, principal, body, read, write }) => {
  const { projectId } = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
  const changes = { nodes: body.nodes, joins: body.joins, transitgroups: NO_CHANGES };
  return save(
    { read, write },
    { principal, projectId, basedOn: body.revision ?? null, changes },
    async ({ transitgroups: _none, ...data }) => ({ data, message: serviceText('editor.saved') }),
  );
});

const createTransitGroupRoute = implement(createTransitGroup, async ({ params, principal, body, read, write }) => {
  const projectId = await projectOf(read, principal, params.uuid);
  return saveNewGroup({ read, write }, { principal, projectId, basedOn: null }, body);
});

const createAutomaticGroupRoute = implement(createAutomaticGroup, async ({ params, principal, body, read, write }) => {
  const organisationId = principal.organisation.id;
  const projectId = await projectOf(read, principal, params.uuid);
  const wire = await readNetworkOf(read, projectId);
  const id = nodeId(Number(params.nodeId));
  const node = orNotFound(wire.nodes.find((one) => one.id === id));
  if (wire.transitgroups.some(({ nodes }) => nodes.some((member) => member.id === id)))
    throw new InvalidError({ nodeId: [nodeText('inAGroup')] });
  const buildings = await listBuildingsOf(read, organisationId, projectId);
  const floors = buildings.find((building) => building.floors.some(({ uuid }) => uuid === node.floor_id))?.floors ?? [];
  const stops = automaticStops(
    toNetwork(wire),
    id,
    floors.map(({ uuid }) => floorId(uuid)),
  );
  if (stops.length === 1) throw new InvalidError({ nodeId: [nodeText('noNodeNear')] });
  const {
    name = NEW_GROUP.name,
    travel = 'lift',
    type = NEW_GROUP.type,
    weight = NEW_GROUP.weight,
    multiplier = NEW_GROUP.multiplier,
  } = body ?? {};
  const group = { name, travel, type, weight, multiplier, nodes: stops.map((stop) => ({ id: stop })) };
  // On the revision that the stops were chosen at: nobody may have taken one of them meanwhile.
  return saveNewGroup({ read, write }, { principal, projectId, basedOn: wire.revision }, group);
});

/** Creates one group; answers with it as it was stored. */
const saveNewGroup = (
  tools: Pick<HandlerTools, 'read' | 'write'>,
  based: Omit<Save, 'changes'>,
  group: Omit<WireTransitGroup, 'id'>,
) => {
  const transitgroups = { ...NO_CHANGES, new: [{ ...group, id: -1 }] };
  const changes = { nodes: NO_CHANGES, joins: NO_CHANGES, transitgroups };
  return save(tools, { ...based, changes }, async (saved, { client }) => {
    const id = saved.transitgroups.new[0]?.record.id ?? 0;
    return {
      data: orNotFound(await readTransitGroup(client, based.principal.organisation.id, id)),
      message: translate('created', { name: group.name }),
    };
  });
};

const updateTransitGroupRoute = implement(updateTransitGroup, async ({ params, principal, body, read, write }) => {
  const id = Number(params.id);
  const projectId = orNotFound(await findGroupProject(read, principal.organisation.id, id));
  const { revision, ...group } = body;
  const transitgroups = { ...NO_CHANGES, updated: [{ ...group, id }] };
  const changes = { nodes: NO_CHANGES, joins: NO_CHANGES, transitgroups };
  return save({ read, write }, { principal, projectId, basedOn: revision ?? null, changes }, async (_, { client }) => ({
    data: await readTransitGroup(client, principal.organisation.id, id),
    message: serviceText('editor.saved'),
  }));
});

const saveMeshRoute = implement(saveMesh, ({ principal, body, write }) =>
  write(async ({ client, audit }) => {
    const floor = orNotFound(await findFloor(client, principal.organisation.id, body.floor_id));
    const linked = body.linked_floor_id
      ? orNotFound(await findFloor(client, principal.organisation.id, body.linked_floor_id))
      : null;
    await lockProject(client, floor.projectId);
    const objectName = meshName(body.object_name);
    const isSaved = await replaceMesh(client, principal.organisation.id, {
      floorId: floor.id,
      objectName,
      type: body.type,
      linkedFloorId: linked?.id ?? null,
      locationId: body.location_id ?? null,
      kind: body.kind,
      revision: body.revision ?? null,
    });
    if (!isSaved) throw new ConflictError(await readMesh(client, floor, body.object_name));
    audited(audit, 'mesh', floor.projectId).noted('updated', objectName, `Changed the mesh ${objectName}`, {
      attributes: { ...body, object_name: objectName },
    });
    return { data: null, message: serviceText('editor.meshSaved') };
  }),
);
