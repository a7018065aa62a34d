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
import { conflict, orNotFound } from '../http/httpError';
import { type HandlerTools, implement, type Write } from '../http/implement';
import type { Principal } from '../http/principal';
import { applyChanges } from '../network/applyChanges';
import { findFloor } from '../repositories/buildings/buildings';
import { replaceMesh } from '../repositories/buildings/meshes';
import { advanceNetwork, listFloorEdges, listFloorNodes, readNetworkOf } from '../repositories/network/read';
import { findGroupProject, readTransitGroup } from '../repositories/network/transitGroups';
import { findProjectId, touchProject } from '../repositories/projects/projects';
import { audited } from './audited';

const NO_CHANGES = { new: [], updated: [], deleted: [] };
const count = (changes: { new: unknown[]; updated: unknown[]; deleted: unknown[] }) => ({
  new: changes.new.length,
  updated: changes.updated.length,
  deleted: changes.deleted.length,
});

/** One save: the revision is compared and set in one statement, then everything is written or nothing. */
async function save(
  { client, audit }: Write,
  principal: Principal,
  projectId: number,
  basedOn: number | null,
  changes: Omit<ChangeSet, 'revision'>,
): Promise<SavedChanges> {
  const revision = await advanceNetwork(client, projectId, basedOn);
  if (revision === null) throw conflict(await readNetworkOf(client, projectId));
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
  implement(readPoints, async ({ params, principal, read }) => {
    const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
    return {
      data: { amenities: [], units: [], nodes: await listFloorNodes(read, principal.organisation.id, floor.id) },
    };
  }),

  implement(readJoins, async ({ params, principal, read }) => {
    const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
    return { data: await listFloorEdges(read, principal.organisation.id, floor.id) };
  }),

  implement(readNetwork, async ({ params, principal, read }) => ({
    data: await readNetworkOf(read, await projectOf(read, principal, params.uuid)),
  })),

  implement(saveNetwork, async ({ params, principal, body, read, write }) => {
    const projectId = await projectOf(read, principal, params.uuid);
    return write(async (tx) => ({
      data: await save(tx, principal, projectId, body.revision, body),
      message: translate('editor.saved'),
    }));
  }),

  implement(saveFloorNodes, async ({ params, principal, body, read, write }) => {
    const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
    return write(async (tx) => {
      const { transitgroups: _none, ...saved } = await save(tx, principal, floor.projectId, body.revision ?? null, {
        nodes: body.nodes,
        joins: body.joins,
        transitgroups: NO_CHANGES,
      });
      return { data: saved, message: translate('editor.saved') };
    });
  }),

  implement(createTransitGroup, async ({ params, principal, body, read, write }) => {
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
  }),

  implement(updateTransitGroup, async ({ params, principal, body, read, write }) => {
    const id = Number(params.id);
    const projectId = orNotFound(await findGroupProject(read, principal.organisation.id, id));
    return write(async (tx) => {
      await save(tx, principal, projectId, null, {
        nodes: NO_CHANGES,
        joins: NO_CHANGES,
        transitgroups: { ...NO_CHANGES, updated: [{ ...body, id }] },
      });
      return {
        data: await readTransitGroup(tx.client, principal.organisation.id, id),
        message: translate('editor.saved'),
      };
    });
  }),

  implement(saveMesh, ({ principal, body, write }) =>
    write(async ({ client, audit }) => {
      const floor = orNotFound(await findFloor(client, principal.organisation.id, body.floor_id));
      const linked = body.linked_floor_id
        ? orNotFound(await findFloor(client, principal.organisation.id, body.linked_floor_id))
        : null;
      await replaceMesh(client, principal.organisation.id, {
        floorId: floor.id,
        objectName: body.object_name,
        type: body.type,
        linkedFloorId: linked?.id ?? null,
        locationId: body.location_id ?? null,
      });
      await touchProject(client, floor.projectId);
      audited(audit, 'mesh', floor.projectId).noted(
        'updated',
        body.object_name,
        `Changed the mesh ${body.object_name}`,
        { attributes: body },
      );
      return { data: null, message: translate('editor.meshSaved') };
    }),
  ),
];
