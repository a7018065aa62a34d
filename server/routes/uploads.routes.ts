import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { say } from '@/contract/texts/say';
import {
  approveUpload,
  correctUpload,
  deleteUpload,
  listUploadedMapFiles,
  previewUpload,
  readUploadPlan,
  uploadMap,
} from '@/contract/uploads';
import { implement } from '../http/implement';
import { orNotFound, Refused } from '../http/refused';
import { planAnswer } from '../plans/planAnswer';
import { type Corrections, type PlanReader, PlanRefused, type ReadPlan } from '../plans/planReader';
import { findFloor, listMeshNames } from '../repositories/buildings';
import { findProjectId, touchProject } from '../repositories/projects';
import {
  approveUploadOf,
  deleteUploadOf,
  findUpload,
  insertUpload,
  listPlacedNames,
  listUploadsOf,
  readUploadOf,
  replaceReading,
} from '../repositories/uploads';
import type { Storage } from '../storage/storage';

export const uploadRoutes = (storage: Storage, plans: PlanReader) => {
  /** Reads an archive; what is wrong with it is told in words, and nothing is kept. */
  const readArchive = async (path: string, corrections: Corrections): Promise<ReadPlan> => {
    try {
      return await plans.read(path, corrections);
    } catch (error) {
      if (error instanceof PlanRefused)
        throw new Refused(422, 'plan-refused', error.message, { errors: { file: [error.message] } });
      throw error;
    }
  };

  const keepPlan = async ({ bytes }: ReadPlan): Promise<string> => {
    const key = `plans/${randomUUID()}`;
    await storage.put(key, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      contentType: 'application/octet-stream',
    });
    return key;
  };

  return [
    implement(uploadMap, async ({ params, as, file, read, write }) => {
      const floor = orNotFound(await findFloor(read, as.organisation.id, params.uuid));
      const { path, filename, bytes } = orNotFound(file);
      const plan = await readArchive(path, {});
      // Files first, the row that points to them last: a crash between leaves no half-made upload (D8, I8).
      const fileKey = `uploads/${randomUUID()}.zip`;
      await storage.put(fileKey, createReadStream(path), { contentType: 'application/zip' });
      const planKey = await keepPlan(plan);
      return write(async ({ client, audit }) => {
        const uuid = await insertUpload(client, as.organisation.id, {
          projectId: floor.projectId,
          floorId: floor.id,
          filename,
          bytes,
          fileKey,
          planKey,
          report: plan.report,
          meshNames: plan.names,
          createdBy: as.user.id,
        });
        await audit({
          tag: 'map',
          event: 'uploaded',
          subjectType: 'uploaded-map-file',
          subject: uuid,
          description: `Uploaded a plan for ${floor.name}`,
          projectId: floor.projectId,
        });
        return {
          data: orNotFound(await readUploadOf(client, as.organisation.id, uuid)),
          message: say('floor.uploaded'),
        };
      });
    }),

    implement(listUploadedMapFiles, async ({ params, as, read }) => {
      orNotFound(await findProjectId(read, as.organisation.id, params.id));
      return { data: await listUploadsOf(read, as.organisation.id, params.id) };
    }),

    implement(previewUpload, async ({ params, as, read }) => {
      const found = orNotFound(await findUpload(read, as.organisation.id, params.id));
      const names = new Set(found.meshNames);
      const placed = await listPlacedNames(read, as.organisation.id, found.floorId);
      const before = await listMeshNames(read, found.floorId);
      const kept = before.filter((name) => names.has(name)).length;
      return {
        data: {
          upload: orNotFound(await readUploadOf(read, as.organisation.id, params.id)),
          missing_meshes: placed.filter(({ object_name }) => !names.has(object_name)),
          kept_meshes: kept,
          new_meshes: names.size - kept,
        },
      };
    }),

    implement(readUploadPlan, async ({ params, as, read, knows }) => {
      const found = orNotFound(await findUpload(read, as.organisation.id, params.id));
      return planAnswer(storage, found.planKey, knows);
    }),

    implement(correctUpload, async ({ params, as, body, read, write }) => {
      const found = orNotFound(await findUpload(read, as.organisation.id, params.id));
      if (found.isCurrent)
        throw new Refused(409, 'approved', say('map.notReady', { reason: 'it is the plan of its floor already.' }));
      const plan = await withLocalCopy(storage, found.fileKey, (path) => readArchive(path, body));
      const planKey = await keepPlan(plan);
      return write(async ({ client, audit }) => {
        await replaceReading(client, as.organisation.id, found.id, {
          planKey,
          report: plan.report,
          meshNames: plan.names,
        });
        await audit({
          tag: 'map',
          event: 'updated',
          subjectType: 'uploaded-map-file',
          subject: params.id,
          description: 'Read an uploaded plan again with corrections',
          projectId: found.projectId,
          properties: { attributes: body },
        });
        return { data: orNotFound(await readUploadOf(client, as.organisation.id, params.id)) };
      });
    }),

    implement(approveUpload, ({ params, as, write, now }) =>
      write(async ({ client, audit }) => {
        const found = orNotFound(await findUpload(client, as.organisation.id, params.id));
        await approveUploadOf(client, as.organisation.id, found, as.user.id, now);
        await touchProject(client, found.projectId);
        await audit({
          tag: 'map',
          event: 'approved',
          subjectType: 'uploaded-map-file',
          subject: params.id,
          description: 'Approved an uploaded plan',
          projectId: found.projectId,
        });
        return {
          data: orNotFound(await readUploadOf(client, as.organisation.id, params.id)),
          message: say('map.approved'),
        };
      }),
    ),

    implement(deleteUpload, async ({ params, as, read, write }) => {
      const found = orNotFound(await findUpload(read, as.organisation.id, params.id));
      if (found.isCurrent)
        throw new Refused(409, 'in-use', say('map.notReady', { reason: 'it is the plan of its floor.' }));
      const answer = await write(async ({ client, audit }) => {
        await deleteUploadOf(client, as.organisation.id, params.id);
        await audit({
          tag: 'map',
          event: 'deleted',
          subjectType: 'uploaded-map-file',
          subject: params.id,
          description: 'Deleted an uploaded plan',
          projectId: found.projectId,
        });
        return { data: null, message: say('deleted', { label: 'Upload' }) };
      });
      await storage.delete(found.fileKey);
      return answer;
    }),
  ];
};

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
