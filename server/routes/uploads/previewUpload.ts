import { buffer } from 'node:stream/consumers';
import { previewUpload, type RoomComparison } from '@/contract/uploads/uploads';
import { orNotFound } from '../../errors';
import { type HandlerTools, implement } from '../../http/implement';
import { findCurrentPlanKey, listMeshNames } from '../../repositories/buildings/read';
import { type FoundUpload, findUpload, listPlacedNames, readUploadOf } from '../../repositories/uploads/read';
import { listRoomUse } from '../../repositories/uploads/roomUse';
import type { Storage } from '../../storage/storage';
import { comparedRooms } from './comparedRooms';
import type { ComparePlans } from './comparePlans';

interface ComparisonDeps {
  readonly storage: Storage;
  readonly comparePlans: ComparePlans;
}

export const previewUploadRoute = (deps: ComparisonDeps) =>
  implement(previewUpload, async ({ params, principal, read }) => {
    const organisationId = principal.organisation.id;
    const found = orNotFound(await findUpload(read, organisationId, params.id));
    const names = new Set(found.meshNames);
    const placed = await listPlacedNames(read, organisationId, found.floorId);
    const before = await listMeshNames(read, found.floorId);
    const kept = before.filter((name) => names.has(name)).length;
    const comparison = await compareRooms(deps, read, { organisationId, found });
    return {
      data: {
        upload: orNotFound(await readUploadOf(read, organisationId, params.id)),
        missing_meshes: placed.filter(({ object_name }) => !names.has(object_name)),
        kept_meshes: kept,
        new_meshes: names.size - kept,
        ...(comparison && { comparison }),
      },
    };
  });

/** Null where the floor has no floor plan, or where it is that of the upload. */
async function compareRooms(
  { storage, comparePlans }: ComparisonDeps,
  read: HandlerTools['read'],
  { organisationId, found }: { readonly organisationId: number; readonly found: FoundUpload },
): Promise<RoomComparison | null> {
  const presentKey = await findCurrentPlanKey(read, organisationId, found.floorId);
  if (found.isCurrent || presentKey === null) return null;
  const [present, next] = [await readPlan(storage, presentKey), await readPlan(storage, found.planKey)];
  const { projectId, floorId } = found;
  return comparedRooms(
    presentKey,
    await comparePlans({ present, next }),
    await listRoomUse(read, { organisationId, projectId, floorId }),
  );
}

async function readPlan(storage: Storage, key: string): Promise<Uint8Array> {
  const { stream } = orNotFound(await storage.get(key));
  return new Uint8Array(await buffer(stream));
}
