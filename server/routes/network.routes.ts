import {
  type ChangeSet,
  createTransitGroup,
  readJoins,
  readNetwork,
  readPoints,
  type SavedChanges,
  saveFloorNodes,
  saveMesh,
  saveNetwork,
  updateTransitGroup,
} from '@/contract/network';
import { translate } from '@/contract/texts/translate';
import { ConflictError, orNotFound } from '../errors';
import { type HandlerTools, implement, type Write } from '../http/implement';
import { applyChanges } from '../network/applyChanges';
import type { Principal } from '../principal';
import { readMesh, replaceMesh } from '../repositories/buildings/meshes';
import { findFloor } from '../repositories/buildings/read';
import { listFloorEdges, listFloorNodes, readNetworkOf } from '../repositories/network/read';
import { findGroupProject, readTransitGroup } from '../repositories/network/transitGroups';
import { advanceNetwork } from '../repositories/network/write';
import { findProjectId } from '../repositories/projects/read';
import { touchProject } from '../repositories/projects/write';
import { assertMayEdit } from './assertMayEdit';
import { audited } from './audited';

const NO_CHANGES = { new: [], updated: [], deleted: [] };
const count = (changes: { new: unknown[]; updated: unknown[]; deleted: unknown[] }) => ({
  new: changes.new.length,
  updated: changes.updated.length,
  deleted: changes.deleted.length,
});

/** One save: compares and advances the revision in one statement, then writes all changes or none. */
async function save(
  { client, audit }: Write,
  principal: Principal,
  projectId: number,
  basedOn: number | null,
  changes: Omit<ChangeSet, 'revision'>,
): Promise<SavedChanges> {
  assertMayEdit(principal, changes);
  const revision = await advanceNetwork(client, projectId, basedOn);
  if (revision === null) throw new ConflictError(await readNetworkOf(client, projectId));
  const saved = await applyChanges(client, { organisationId: principal.organisation.id, projectId }, changes);
  audited(audit, { tag: 'network', subjectType: 'project' }, projectId).noted(
    'updated',
    String(projectId),
    'Saved nodes, paths and transit groups',
    {
      attributes: {
        revision,
        nodes: count(changes.nodes),
        joins: count(changes.joins),
        transitgroups: count(changes.transitgroups),
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
  saveNetworkRoute,
  saveFloorNodesRoute,
  createTransitGroupRoute,
  updateTransitGroupRoute,
  saveMeshRoute,
];

const readPointsRoute = implement(readPoints, async ({ params, principal, read }) => {
  const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
  return {
    data: { amenities: [], units: [], nodes: await listFloorNodes(read, principal.organisation.id, floor.id) },
  };
});

const readJoinsRoute = implement(readJoins, async ({ params, principal, read }) => {
  const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
  return { data: await listFloorEdges(read, principal.organisation.id, floor.id) };
});

const readNetworkRoute = implement(readNetwork, async ({ params, principal, read }) => ({
  data: await readNetworkOf(read, await projectOf(read, principal, params.uuid)),
}));

const saveNetworkRoute = implement(saveNetwork, async ({ params, principal, body, read, write }) => {
  const projectId = await projectOf(read, principal, params.uuid);
  return write(async (tx) => ({
    data: await save(tx, principal, projectId, body.revision, body),
    message: translate('editor.saved'),
  }));
});

const saveFloorNodesRoute = implement(saveFloorNodes, async ({ params, principal, body, read, write }) => {
  const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
  return write(async (tx) => {
    const { transitgroups: _none, ...saved } = await save(tx, principal, floor.projectId, body.revision ?? null, {
      nodes: body.nodes,
      joins: body.joins,
      transitgroups: NO_CHANGES,
    });
    return { data: saved, message: translate('editor.saved') };
  });
});

const createTransitGroupRoute = implement(createTransitGroup, async ({ params, principal, body, read, write }) => {
  const projectId = await projectOf(read, principal, params.uuid);
  return write(async (tx) => {
    const saved = await save(tx, principal, projectId, null, {
      nodes: NO_CHANGES,
      joins: NO_CHANGES,
      transitgroups: { ...NO_CHANGES, new: [{ ...body, id: -1 }] },
    });
    const id = saved.transitgroups.new[0]?.record.id ?? 0;
    return {
      data: orNotFound(await readTransitGroup(tx.client, principal.organisation.id, id)),
      message: translate('created', { name: body.name }),
    };
  });
});

const updateTransitGroupRoute = implement(updateTransitGroup, async ({ params, principal, body, read, write }) => {
  const id = Number(params.id);
  const projectId = orNotFound(await findGroupProject(read, principal.organisation.id, id));
  return write(async (tx) => {
    const { revision, ...group } = body;
    await save(tx, principal, projectId, revision ?? null, {
      nodes: NO_CHANGES,
      joins: NO_CHANGES,
      transitgroups: { ...NO_CHANGES, updated: [{ ...group, id }] },
    });
    return {
      data: await readTransitGroup(tx.client, principal.organisation.id, id),
      message: translate('editor.saved'),
    };
  });
});

const saveMeshRoute = implement(saveMesh, ({ principal, body, write }) =>
  write(async ({ client, audit }) => {
    const floor = orNotFound(await findFloor(client, principal.organisation.id, body.floor_id));
    const linked = body.linked_floor_id
      ? orNotFound(await findFloor(client, principal.organisation.id, body.linked_floor_id))
      : null;
    await touchProject(client, floor.projectId);
    const isSaved = await replaceMesh(client, principal.organisation.id, {
      floorId: floor.id,
      objectName: body.object_name,
      type: body.type,
      linkedFloorId: linked?.id ?? null,
      locationId: body.location_id ?? null,
      kind: body.kind,
      revision: body.revision ?? null,
    });
    if (!isSaved) throw new ConflictError(await readMesh(client, floor, body.object_name));
    audited(audit, 'mesh', floor.projectId).noted('updated', body.object_name, `Changed the mesh ${body.object_name}`, {
      attributes: body,
    });
    return { data: null, message: translate('editor.meshSaved') };
  }),
);
