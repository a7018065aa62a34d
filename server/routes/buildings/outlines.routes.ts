import { buffer } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import { correctOutlines, undoOutlines, type WireCorrection } from '@/contract/buildings/outlines';
import { outlineText } from '@/contract/texts/outlineTexts';
import type { Corrected, Correction, CorrectionError } from '@/model/floorPlan/corrections/correction';
import { drawMesh, nameOfDrawn } from '@/model/floorPlan/corrections/drawMesh';
import { mergeMeshes } from '@/model/floorPlan/corrections/mergeMeshes';
import { removeMeshes } from '@/model/floorPlan/corrections/removeMeshes';
import { splitMesh } from '@/model/floorPlan/corrections/splitMesh';
import { type FloorPlan, NO_MESHES } from '@/model/floorPlan/floorPlan';
import { decodeFloorPlan, encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { containsPoint } from '@/model/floorPlan/meshContains';
import { ConflictError, InvalidError, orNotFound } from '../../errors';
import { HttpError } from '../../http/httpError';
import { implement } from '../../http/implement';
import {
  deleteCorrection,
  findCorrection,
  insertCorrection,
  listEntrancesOf,
  lockPlan,
  type MovedEntrance,
  moveEntrances,
  setPlan,
} from '../../repositories/buildings/outlines';
import { findFloor, readFloorOf } from '../../repositories/buildings/read';
import { lockProject } from '../../repositories/locations/write';
import { advanceNetwork } from '../../repositories/network/write';
import { listPlacedNames } from '../../repositories/uploads/read';
import type { Storage } from '../../storage/storage';
import { audited } from '../audit/audited';
import { withFiles } from '../files/withFiles';

const PLAN_TYPE = { contentType: 'application/octet-stream' };
const EVENTS = { begin: 'begun', draw: 'drawn', split: 'split', merge: 'merged', remove: 'removed' } as const;

export const outlineRoutes = (storage: Storage) => [correctOutlinesRoute(storage), undoOutlinesRoute];

type Place = Parameters<typeof lockPlan>[1];

const refused = (why: CorrectionError) => new InvalidError({ correction: [outlineText(`refused.${why}`)] }, why);

const correctOutlinesRoute = (storage: Storage) =>
  implement(correctOutlines, async ({ params, principal, body, read, write, now }) => {
    const organisationId = principal.organisation.id;
    const floor = orNotFound(await findFloor(read, organisationId, params.uuid));
    const before = floor.planKey;
    if (before === null && body.correction.kind !== 'begin')
      throw new HttpError(409, 'no-floor-plan', outlineText('noFloorPlan'));
    const conflict = async (client: typeof read | PoolClient) =>
      new ConflictError(await readFloorOf(client, organisationId, params.uuid));
    if (body.plan !== before || (before !== null && body.correction.kind === 'begin')) throw await conflict(read);
    const place = { organisationId, projectId: floor.projectId, floorId: floor.id };
    const placed = await listPlacedNames(read, organisationId, floor.id);
    const present = before === null ? NO_MESHES : await readPlan(storage, before);
    const made = corrected(present, body.correction, placed);
    return withFiles({ storage, now, write }, async (tools) => {
      const plan = encodeFloorPlan(made.plan);
      const { key: planKey } = await tools.files.put('plans', plan, PLAN_TYPE);
      return tools.write(async ({ client, audit }) => {
        await lockProject(client, floor.projectId);
        if ((await lockPlan(client, place)) !== before) throw await conflict(client);
        // Without a floor plan before it one that is gone looks alike.
        orNotFound(await findFloor(client, organisationId, params.uuid));
        await assertUnplaced(client, place, made, placed);
        const entrances = await entrancesAfter(client, place, made);
        await setPlan(client, place, planKey, now);
        const network_revision = await applyEntrances(client, place, entrances);
        const meshNames = made.plan.names;
        const by = principal.user.id;
        const correction = { planKey, planBytes: plan.byteLength, previousKey: before, meshNames, entrances, by, now };
        await insertCorrection(client, place, correction);
        audited(audit, 'floor', floor.projectId).noted(
          'updated',
          params.uuid,
          described(body.correction, made, floor),
          {
            attributes: { plan: planKey, room: made.room, added: made.added, removed: made.removed },
            old: { plan: before },
          },
        );
        const { room, added, removed } = made;
        return {
          data: { floor_id: params.uuid, plan: planKey, room, added, removed: [...removed], network_revision },
          message: outlineText(EVENTS[body.correction.kind]),
        };
      });
    });
  });

const undoOutlinesRoute = implement(undoOutlines, ({ params, principal, body, write, now }) =>
  write(async ({ client, audit }) => {
    const organisationId = principal.organisation.id;
    const floor = orNotFound(await findFloor(client, organisationId, params.uuid));
    await lockProject(client, floor.projectId);
    const place = { organisationId, projectId: floor.projectId, floorId: floor.id };
    const changed = () => new HttpError(409, 'conflict', outlineText('undo.changed'));
    if ((await lockPlan(client, place)) !== body.plan) throw changed();
    const correction = await findCorrection(client, place, body.plan);
    if (!correction) throw changed();
    if (!correction.hasPrevious) throw new HttpError(409, 'gone', outlineText('undo.gone'));
    const { previousKey, entrances } = correction;
    await setPlan(client, place, previousKey, now);
    const network_revision = await applyEntrances(
      client,
      place,
      entrances.map(({ id, from, to }) => ({ id, from: to, to: from })),
    );
    await deleteCorrection(client, place, body.plan);
    audited(audit, 'floor', floor.projectId).noted(
      'updated',
      params.uuid,
      `Took back the last correction of outlines on ${floor.name}`,
      { attributes: { plan: previousKey }, old: { plan: body.plan } },
    );
    const message = outlineText(previousKey === null ? 'unbegun' : 'undone');
    return { data: { floor_id: params.uuid, plan: previousKey, network_revision }, message };
  }),
);

async function readPlan(storage: Storage, key: string): Promise<FloorPlan> {
  const { stream } = orNotFound(await storage.get(key));
  return decodeFloorPlan(new Uint8Array(await buffer(stream)));
}

/** @throws InvalidError with the reason */
function corrected(plan: FloorPlan, correction: WireCorrection, placed: readonly { object_name: string }[]): Corrected {
  const made = correctionOf(plan, correction, new Set(placed.map(({ object_name }) => object_name)));
  if ('refused' in made) throw refused(made.refused);
  return made;
}

function correctionOf(plan: FloorPlan, correction: WireCorrection, placed: ReadonlySet<string>): Correction {
  if (correction.kind === 'begin') return { plan, room: null, added: null, removed: [] };
  if (correction.kind === 'draw') return drawMesh(plan, correction.name ?? nameOfDrawn(plan.names), correction.ring);
  if (correction.kind === 'split') return splitMesh(plan, correction.room, correction.line);
  if (correction.kind === 'remove') return removeMeshes(plan, correction.rooms, placed);
  return mergeMeshes(plan, correction.rooms, placed);
}

/** A destination may have been placed in a room while it was merged or removed. @throws InvalidError then */
async function assertUnplaced(
  client: PoolClient,
  { organisationId, floorId }: Place,
  { removed, room }: Corrected,
  known: readonly { object_name: string }[],
): Promise<void> {
  if (removed.length === 0) return;
  const before = new Set(known.map(({ object_name }) => object_name));
  const placed = await listPlacedNames(client, organisationId, floorId);
  if (placed.some(({ object_name }) => removed.includes(object_name) && !before.has(object_name)))
    throw refused(room === null ? 'has-destination' : 'several-destinations');
}

/**
 * The entrances of merged rooms become those of the room, those of removed ones lead nowhere, and those inside a new half become
 * those of the half.
 */
async function entrancesAfter(
  client: PoolClient,
  place: Place,
  { plan, room, added, removed }: Corrected,
): Promise<MovedEntrance[]> {
  if (removed.length > 0)
    return (await listEntrancesOf(client, place, removed)).map(({ id, mesh }) => ({ id, from: mesh, to: room }));
  if (added === null || room === null || added === room) return [];
  const half = plan.names.indexOf(added);
  return (await listEntrancesOf(client, place, [room]))
    .filter(({ x, y }) => containsPoint(plan, half, x, y))
    .map(({ id }) => ({ id, from: room, to: added }));
}

/** @returns the new revision of the network; null where no entrance follows */
async function applyEntrances(
  client: PoolClient,
  place: Place,
  entrances: readonly MovedEntrance[],
): Promise<number | null> {
  if (entrances.length === 0) return null;
  const revision = await advanceNetwork(client, place.projectId, null);
  await moveEntrances(client, place, entrances);
  return revision;
}

function described({ kind }: WireCorrection, { room, added, removed }: Corrected, { name }: { name: string }): string {
  if (kind === 'begin') return `Began the floor plan of ${name}`;
  if (kind === 'draw') return `Drew ${room} on ${name}`;
  if (kind === 'remove') return `Removed ${removed.join(', ')} from ${name}`;
  if (kind === 'split') return `Split ${room} into ${room} and ${added} on ${name}`;
  return `Merged ${removed.join(', ')} into ${room} on ${name}`;
}
