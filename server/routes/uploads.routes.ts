import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { translate } from '@/contract/texts/translate';
import {
  approveUpload,
  correctUpload,
  deleteUpload,
  listUploadedMapFiles,
  previewUpload,
  readUploadPlan,
  uploadMap,
} from '@/contract/uploads';
import { floorPlanAnswer } from '../floorPlans/floorPlanAnswer';
import {
  type Corrections,
  FloorPlanError,
  type FloorPlanReader,
  type ParsedFloorPlan,
} from '../floorPlans/floorPlanReader';
import { HttpError, orNotFound } from '../http/httpError';
import { implement } from '../http/implement';
import { findFloor, listMeshNames } from '../repositories/buildings/buildings';
import { findProjectId, touchProject } from '../repositories/projects/projects';
import {
  approveUploadOf,
  deleteUploadOf,
  type FoundUpload,
  findUpload,
  insertUpload,
  listPlacedNames,
  listUploadsOf,
  lockUpload,
  readUploadOf,
  replaceReading,
} from '../repositories/uploads/uploads';
import { type DraftFiles, draftFiles } from '../storage/draftFiles';
import type { Storage } from '../storage/storage';
import { audited } from './audited';

const MAP = { tag: 'map', subjectType: 'uploaded-map-file' };

export const uploadRoutes = (storage: Storage, plans: FloorPlanReader) => {
  /** Reads an archive; what is wrong with it is told in words, and nothing is kept. */
  const readArchive = async (path: string, corrections: Corrections): Promise<ParsedFloorPlan> => {
    try {
      return await plans.read(path, corrections);
    } catch (error) {
      if (error instanceof FloorPlanError)
        throw new HttpError(422, 'plan-refused', error.message, { errors: { file: [error.message] } });
      throw error;
    }
  };

  const putPlan = ({ bytes }: ParsedFloorPlan, files: DraftFiles): Promise<string> =>
    files.put('plans', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      contentType: 'application/octet-stream',
    });

  /** Removes what a deleted or corrected upload leaves; a plan that was approved once may still be published. */
  const deleteFiles = async ({ fileKey, planKey, wasApproved }: FoundUpload, what: 'all' | 'plan'): Promise<void> => {
    if (what === 'all') await storage.delete(fileKey);
    if (!wasApproved) await storage.delete(planKey);
  };

  return [
    implement(uploadMap, async ({ params, principal, file, read, write, now }) => {
      const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
      const { path, filename, bytes } = orNotFound(file);
      const plan = await readArchive(path, {});
      // Files first, the row that points to them last: a crash between leaves no half-made upload (D8, I8).
      return withFiles(draftFiles(storage, now), async (files) => {
        const fileKey = await files.put('uploads', createReadStream(path), {
          contentType: 'application/zip',
          ending: '.zip',
        });
        const planKey = await putPlan(plan, files);
        let made = '';
        const answer = await write(async ({ client, audit }) => {
          // The floor may have been deleted while its plan was read.
          orNotFound(await findFloor(client, principal.organisation.id, params.uuid));
          made = await insertUpload(client, principal.organisation.id, {
            projectId: floor.projectId,
            floorId: floor.id,
            filename,
            bytes,
            fileKey,
            planKey,
            report: plan.report,
            meshNames: plan.names,
            createdBy: principal.user.id,
          });
          audited(audit, MAP, floor.projectId).noted('uploaded', made, `Uploaded a plan for ${floor.name}`);
          return {
            data: orNotFound(await readUploadOf(client, principal.organisation.id, made)),
            message: translate('floor.uploaded'),
          };
        });
        // The answer of another request with the same Idempotency-Key, which has files of its own.
        if (answer.data.uuid !== made) await files.discard();
        return answer;
      });
    }),

    implement(listUploadedMapFiles, async ({ params, principal, read }) => {
      orNotFound(await findProjectId(read, principal.organisation.id, params.id));
      return { data: await listUploadsOf(read, principal.organisation.id, params.id) };
    }),

    implement(previewUpload, async ({ params, principal, read }) => {
      const found = orNotFound(await findUpload(read, principal.organisation.id, params.id));
      const names = new Set(found.meshNames);
      const placed = await listPlacedNames(read, principal.organisation.id, found.floorId);
      const before = await listMeshNames(read, found.floorId);
      const kept = before.filter((name) => names.has(name)).length;
      return {
        data: {
          upload: orNotFound(await readUploadOf(read, principal.organisation.id, params.id)),
          missing_meshes: placed.filter(({ object_name }) => !names.has(object_name)),
          kept_meshes: kept,
          new_meshes: names.size - kept,
        },
      };
    }),

    implement(readUploadPlan, async ({ params, principal, read, ifNoneMatch }) => {
      const found = orNotFound(await findUpload(read, principal.organisation.id, params.id));
      return floorPlanAnswer(storage, found.planKey, ifNoneMatch);
    }),

    implement(correctUpload, async ({ params, principal, body, read, write, now }) => {
      const found = orNotFound(await findUpload(read, principal.organisation.id, params.id));
      if (found.isCurrent) throw alreadyApproved();
      const plan = await withLocalCopy(storage, found.fileKey, (path) => readArchive(path, body));
      return withFiles(draftFiles(storage, now), async (files) => {
        const planKey = await putPlan(plan, files);
        let replaced: FoundUpload | null = null;
        const answer = await write(async ({ client, audit }) => {
          // It may have been approved or deleted while it was read again.
          const before = orNotFound(await lockUpload(client, principal.organisation.id, params.id));
          if (before.isCurrent) throw alreadyApproved();
          await replaceReading(client, principal.organisation.id, before.id, {
            planKey,
            report: plan.report,
            meshNames: plan.names,
          });
          audited(audit, MAP, before.projectId).noted(
            'updated',
            params.id,
            'Read an uploaded plan again with corrections',
            { attributes: body },
          );
          replaced = before;
          return { data: orNotFound(await readUploadOf(client, principal.organisation.id, params.id)) };
        });
        await (replaced === null ? files.discard() : deleteFiles(replaced, 'plan'));
        return answer;
      });
    }),

    implement(approveUpload, ({ params, principal, write, now }) =>
      write(async ({ client, audit }) => {
        const found = orNotFound(await lockUpload(client, principal.organisation.id, params.id));
        await approveUploadOf(client, principal.organisation.id, found, principal.user.id, now);
        await touchProject(client, found.projectId);
        audited(audit, MAP, found.projectId).noted('approved', params.id, 'Approved an uploaded plan');
        return {
          data: orNotFound(await readUploadOf(client, principal.organisation.id, params.id)),
          message: translate('map.approved'),
        };
      }),
    ),

    implement(deleteUpload, async ({ params, principal, write }) => {
      let gone: FoundUpload | null = null;
      const answer = await write(async ({ client, audit }) => {
        const found = orNotFound(await lockUpload(client, principal.organisation.id, params.id));
        if (found.isCurrent)
          throw new HttpError(409, 'in-use', translate('map.notReady', { reason: 'it is the plan of its floor.' }));
        await deleteUploadOf(client, principal.organisation.id, params.id);
        audited(audit, MAP, found.projectId).noted('deleted', params.id, 'Deleted an uploaded plan');
        gone = found;
        return { data: null, message: translate('deleted', { label: 'Upload' }) };
      });
      if (gone !== null) await deleteFiles(gone, 'all');
      return answer;
    }),
  ];
};

const alreadyApproved = () =>
  new HttpError(409, 'approved', translate('map.notReady', { reason: 'it is the plan of its floor already.' }));

/** Stores files for a write; when the write is refused or fails, they are removed. */
async function withFiles<T>(files: DraftFiles, work: (files: DraftFiles) => Promise<T>): Promise<T> {
  try {
    return await work(files);
  } catch (error) {
    // After any other failure the row may be there all the same: what it needs is kept, the rest is swept later.
    if (error instanceof HttpError) await files.discard();
    throw error;
  }
}

/** Gives the work a file of the local disk with the stored bytes. */
async function withLocalCopy<T>(storage: Storage, key: string, work: (path: string) => Promise<T>): Promise<T> {
  const stored = orNotFound(await storage.get(key));
  const path = join(tmpdir(), `${randomUUID()}.zip`);
  try {
    await pipeline(stored.stream, createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
