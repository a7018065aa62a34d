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
import { say } from '@/contract/texts/say';
import type { Acting } from '../http/acting';
import { implement, type Tools, type Write } from '../http/implement';
import { conflict, orNotFound } from '../http/refused';
import { applyChanges } from '../network/applyChanges';
import { findFloor } from '../repositories/buildings';
import { replaceMesh } from '../repositories/meshes';
import { advanceNetwork, listFloorJoints, listFloorNodes, readNetworkOf } from '../repositories/network';
import { findProjectId, touchProject } from '../repositories/projects';
import { findGroupProject, readTransitGroup } from '../repositories/transitGroups';

const NO_CHANGES = { new: [], updated: [], deleted: [] };
const count = (changes: { new: unknown[]; updated: unknown[]; deleted: unknown[] }) => ({
  new: changes.new.length,
  updated: changes.updated.length,
  deleted: changes.deleted.length,
});

/** One save: the revision is compared and set in one statement, then everything is written or nothing. */
async function save(
  { client, audit }: Write,
  as: Acting,
  projectId: number,
  basedOn: number | null,
  changes: Omit<ChangeSet, 'revision'>,
): Promise<SavedChanges> {
  const revision = await advanceNetwork(client, projectId, basedOn);
  if (revision === null) throw conflict(await readNetworkOf(client, projectId));
  const saved = await applyChanges(client, { organisationId: as.organisation.id, projectId }, changes);
  audit({
    tag: 'network',
    event: 'updated',
    subjectType: 'project',
    subject: String(projectId),
    description: 'Saved nodes, paths and transit groups',
    projectId,
    properties: {
      attributes: {
        revision,
        nodes: count(changes.nodes),
        joins: count(changes.joins),
        transitgroups: count(changes.transitgroups),
      },
    },
  });
  return { revision, ...saved };
}

const projectOf = async (read: Tools['read'], as: Acting, uuid: string) =>
  orNotFound(await findProjectId(read, as.organisation.id, uuid));

export const networkRoutes = () => [
  implement(readPoints, async ({ params, as, read }) => {
    const floor = orNotFound(await findFloor(read, as.organisation.id, params.uuid));
    return { data: { amenities: [], units: [], nodes: await listFloorNodes(read, as.organisation.id, floor.id) } };
  }),

  implement(readJoins, async ({ params, as, read }) => {
    const floor = orNotFound(await findFloor(read, as.organisation.id, params.uuid));
    return { data: await listFloorJoints(read, as.organisation.id, floor.id) };
  }),

  implement(readNetwork, async ({ params, as, read }) => ({
    data: await readNetworkOf(read, await projectOf(read, as, params.uuid)),
  })),

  implement(saveNetwork, async ({ params, as, body, read, write }) => {
    const projectId = await projectOf(read, as, params.uuid);
    return write(async (tx) => ({
      data: await save(tx, as, projectId, body.revision, body),
      message: say('editor.saved'),
    }));
  }),

  implement(saveFloorNodes, async ({ params, as, body, read, write }) => {
    const floor = orNotFound(await findFloor(read, as.organisation.id, params.uuid));
    return write(async (tx) => {
      const { transitgroups: _none, ...saved } = await save(tx, as, floor.projectId, body.revision ?? null, {
        nodes: body.nodes,
        joins: body.joins,
        transitgroups: NO_CHANGES,
      });
      return { data: saved, message: say('editor.saved') };
    });
  }),

  implement(createTransitGroup, async ({ params, as, body, read, write }) => {
    const projectId = await projectOf(read, as, params.uuid);
    return write(async (tx) => {
      const saved = await save(tx, as, projectId, null, {
        nodes: NO_CHANGES,
        joins: NO_CHANGES,
        transitgroups: { ...NO_CHANGES, new: [{ ...body, id: -1 }] },
      });
      const id = saved.transitgroups.new[0]?.record.id ?? 0;
      return {
        data: orNotFound(await readTransitGroup(tx.client, as.organisation.id, id)),
        message: say('created', { name: body.name }),
      };
    });
  }),

  implement(updateTransitGroup, async ({ params, as, body, read, write }) => {
    const id = Number(params.id);
    const projectId = orNotFound(await findGroupProject(read, as.organisation.id, id));
    return write(async (tx) => {
      await save(tx, as, projectId, null, {
        nodes: NO_CHANGES,
        joins: NO_CHANGES,
        transitgroups: { ...NO_CHANGES, updated: [{ ...body, id }] },
      });
      return { data: await readTransitGroup(tx.client, as.organisation.id, id), message: say('editor.saved') };
    });
  }),

  implement(saveMesh, ({ as, body, write }) =>
    write(async ({ client, audit }) => {
      const floor = orNotFound(await findFloor(client, as.organisation.id, body.floor_id));
      const linked = body.linked_floor_id
        ? orNotFound(await findFloor(client, as.organisation.id, body.linked_floor_id))
        : null;
      await replaceMesh(client, as.organisation.id, {
        floorId: floor.id,
        objectName: body.object_name,
        type: body.type,
        linkedFloorId: linked?.id ?? null,
        locationId: body.location_id ?? null,
      });
      await touchProject(client, floor.projectId);
      audit({
        tag: 'mesh',
        event: 'updated',
        subjectType: 'mesh',
        subject: body.object_name,
        description: `Changed the mesh ${body.object_name}`,
        projectId: floor.projectId,
        properties: { attributes: body },
      });
      return { data: null, message: say('editor.meshSaved') };
    }),
  ),
];
