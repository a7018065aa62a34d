import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { translate } from '@/contract/texts/translate';
import {
  correctUpload,
  deleteUpload,
  listUploadedMapFiles,
  readUploadPlan,
  uploadMap,
} from '@/contract/uploads/uploads';
import type { SharedOrigin } from '@/model/floorPlan/planOrigin';
import { discardFile } from '../../discardFile';
import { InvalidError, orNotFound } from '../../errors';
import {
  type Corrections,
  FloorPlanError,
  type FloorPlanReader,
  type ParsedFloorPlan,
} from '../../floorPlans/floorPlanReader';
import { HttpError } from '../../http/httpError';
import { implement } from '../../http/implement';
import { findFloor } from '../../repositories/buildings/read';
import { findProjectId } from '../../repositories/locations/read';
import { findPlanOrigin } from '../../repositories/uploads/planOrigin';
import { type FoundUpload, findUpload, listUploadsOf, readUploadOf } from '../../repositories/uploads/read';
import { deleteUploadOf, insertUpload, lockUpload, replaceReading } from '../../repositories/uploads/write';
import type { DraftFiles } from '../../storage/draftFiles';
import type { Storage } from '../../storage/storage';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { withFiles } from '../files/withFiles';
import { approveUploadRoute } from './approveUpload';
import type { ComparePlans } from './comparePlans';
import { floorPlanAnswer } from './floorPlanAnswer';
import { MAP } from './mapAudit';
import { previewUploadRoute } from './previewUpload';
import { uploadAuditText } from './uploadAuditText';

/** @param incoming folder for copies of stored files while they are read */
export const uploadRoutes = (
  storage: Storage,
  plans: FloorPlanReader,
  comparePlans: ComparePlans,
  incoming: string,
) => [
  uploadMapRoute(storage, plans),
  listUploadedMapFilesRoute,
  previewUploadRoute({ storage, comparePlans }),
  readUploadPlanRoute(storage),
  correctUploadRoute(storage, plans, incoming),
  approveUploadRoute,
  deleteUploadRoute(storage),
];

/** Parses an archive without storing anything. @throws InvalidError with the error of the archive */
async function readArchive(
  plans: FloorPlanReader,
  organisationId: number,
  path: string,
  { corrections = {}, origin }: { corrections?: Corrections; origin: SharedOrigin | null },
): Promise<ParsedFloorPlan> {
  try {
    return await plans.read(path, corrections, organisationId, origin ?? undefined);
  } catch (error) {
    if (error instanceof FloorPlanError) throw new InvalidError({ file: [error.message] }, 'plan-refused');
    throw error;
  }
}

const putPlan = async ({ bytes }: ParsedFloorPlan, files: Pick<DraftFiles, 'put'>): Promise<string> =>
  (
    await files.put('plans', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      contentType: 'application/octet-stream',
    })
  ).key;

/** Moves the files of a deleted or corrected upload to the trash; a floor plan that was approved may still be published. */
async function removeFiles(
  discarding: Parameters<typeof discardFile>[0],
  { fileKey, planKey, wasApproved }: FoundUpload,
  what: 'all' | 'plan',
): Promise<void> {
  if (what === 'all') await discardFile(discarding, fileKey);
  if (!wasApproved) await discardFile(discarding, planKey);
}

const uploadMapRoute = (storage: Storage, plans: FloorPlanReader) =>
  implement(uploadMap, async ({ params, principal, file, read, write, now }) => {
    const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
    const { path, filename, bytes } = orNotFound(file);
    const origin = await findPlanOrigin(read, principal.organisation.id, floor.projectId);
    const plan = await readArchive(plans, principal.organisation.id, path, { origin });
    return withFiles({ storage, now, write }, async (tools) => {
      const { key: fileKey } = await tools.files.put('uploads', createReadStream(path), {
        contentType: 'application/zip',
        ending: '.zip',
      });
      const planKey = await putPlan(plan, tools.files);
      return tools.write(async ({ client, audit }) => {
        // The floor may have been deleted while its floor plan was parsed.
        orNotFound(await findFloor(client, principal.organisation.id, params.uuid));
        const made = await insertUpload(client, principal.organisation.id, {
          projectId: floor.projectId,
          floorId: floor.id,
          filename,
          bytes,
          fileKey,
          planKey,
          planBytes: plan.bytes.byteLength,
          report: plan.report,
          meshNames: plan.names,
          createdBy: principal.user.id,
        });
        audited(audit, MAP, floor.projectId).noted('uploaded', made, `Uploaded a plan for ${floor.name}`);
        return {
          data: orNotFound(await readUploadOf(client, principal.organisation.id, made)),
          message: serviceText('floor.uploaded'),
        };
      });
    });
  });

const listUploadedMapFilesRoute = implement(listUploadedMapFiles, async ({ params, principal, read }) => {
  orNotFound(await findProjectId(read, principal.organisation.id, params.id));
  return { data: await listUploadsOf(read, principal.organisation.id, params.id) };
});

const readUploadPlanRoute = (storage: Storage) =>
  implement(readUploadPlan, async ({ params, principal, read, ifNoneMatch }) => {
    const found = orNotFound(await findUpload(read, principal.organisation.id, params.id));
    return floorPlanAnswer(storage, found.planKey, ifNoneMatch);
  });

const correctUploadRoute = (storage: Storage, plans: FloorPlanReader, incoming: string) =>
  implement(correctUpload, async ({ params, principal, body, read, write, now }) => {
    const found = orNotFound(await findUpload(read, principal.organisation.id, params.id));
    if (found.isCurrent) throw alreadyApproved();
    const origin = await findPlanOrigin(read, principal.organisation.id, found.projectId);
    const plan = await withLocalCopy(storage, found.fileKey, incoming, (path) =>
      readArchive(plans, principal.organisation.id, path, { corrections: body, origin }),
    );
    return withFiles({ storage, now, write }, async (tools) => {
      const planKey = await putPlan(plan, tools.files);
      let replaced: FoundUpload | null = null;
      const answer = await tools.write(async ({ client, audit }) => {
        // It may have been approved or deleted while it was parsed again.
        const before = orNotFound(await lockUpload(client, principal.organisation.id, params.id));
        if (before.isCurrent) throw alreadyApproved();
        await replaceReading(client, principal.organisation.id, before.id, {
          planKey,
          planBytes: plan.bytes.byteLength,
          report: plan.report,
          meshNames: plan.names,
        });
        const upload = orNotFound(await readUploadOf(client, principal.organisation.id, params.id));
        audited(audit, MAP, before.projectId).noted(
          'updated',
          params.id,
          `Read the uploaded floor plan ${uploadAuditText(upload)} again with corrections`,
          { attributes: body },
        );
        replaced = before;
        return { data: upload };
      });
      if (replaced !== null)
        await removeFiles({ client: read, storage, organisationId: principal.organisation.id, now }, replaced, 'plan');
      return answer;
    });
  });

const deleteUploadRoute = (storage: Storage) =>
  implement(deleteUpload, async ({ params, principal, read, write, now }) => {
    let gone: FoundUpload | null = null;
    const answer = await write(async ({ client, audit }) => {
      const found = orNotFound(await lockUpload(client, principal.organisation.id, params.id));
      if (found.isCurrent) throw new HttpError(409, 'in-use', translate('map.currentStays'));
      const upload = orNotFound(await readUploadOf(client, principal.organisation.id, params.id));
      await deleteUploadOf(client, principal.organisation.id, params.id);
      audited(audit, MAP, found.projectId).noted(
        'deleted',
        params.id,
        `Deleted the uploaded floor plan ${uploadAuditText(upload)}`,
      );
      gone = found;
      return { data: null, message: translate('deleted', { label: 'Upload' }) };
    });
    if (gone !== null)
      await removeFiles({ client: read, storage, organisationId: principal.organisation.id, now }, gone, 'all');
    return answer;
  });

const alreadyApproved = () =>
  new HttpError(409, 'approved', serviceText('map.notReady', { reason: 'it is the plan of its floor already.' }));

/** Runs the work with a local copy of the stored file. */
async function withLocalCopy<T>(
  storage: Storage,
  key: string,
  incoming: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const stored = orNotFound(await storage.get(key));
  const path = join(incoming, `${randomUUID()}.zip`);
  try {
    await pipeline(stored.stream, createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
