import type { PoolClient } from 'pg';
import type { FileImport } from '@/contract/fileImports/fileImports';
import { isRunning } from '@/contract/jobs/isRunning';
import { NotFoundError, orNotFound } from '../../errors';
import { HttpError } from '../../http/httpError';
import type { HandlerTools, Write } from '../../http/implement';
import type { Principal } from '../../principal';
import {
  type ImportsOf,
  insertFileImport,
  listFileImports,
  listImportedRows,
  type RequestedFileImport,
  setUndoJob,
} from '../../repositories/destinationImports/imports';
import { insertJob } from '../../repositories/jobs/jobs';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';

/** How long the console shows an import, and how long it can be taken back. */
const DAY = 86_400_000;

/** A request of a person, in the transaction that answers it. */
interface Request {
  readonly kind: ImportsOf['kind'];
  readonly principal: Principal;
  readonly now: Date;
}

const importsOf = ({ kind, principal }: Request): ImportsOf => ({ kind, organisationId: principal.organisation.id });

/** Queues an import. @throws HttpError 409 while another one runs */
export async function requestImport(
  { client, audit }: Write,
  request: Request,
  body: Omit<RequestedFileImport, 'kind' | 'organisationId' | 'job' | 'now'>,
): Promise<FileImport> {
  const job = await queue(client, request.principal);
  const uuid = await insertFileImport(client, { ...importsOf(request), ...body, job, now: request.now });
  audited(audit, { tag: 'import', subjectType: 'job' }).noted(
    'requested',
    job,
    serviceText('import.requested', { count: body.rows.length }),
    { attributes: { file: body.file } },
  );
  return oneOf(client, importsOf(request), uuid);
}

/** Queues the undo of an import. @throws NotFoundError where it is too late, HttpError 409 while another import runs */
export async function requestUndo({ client, audit }: Write, request: Request, uuid: string): Promise<FileImport> {
  const { principal, now } = request;
  const found = (await listOf(client, importsOf(request), { since: new Date(0), uuid }))[0];
  if (!found?.undo_until || new Date(found.undo_until) < now) throw new NotFoundError();
  const job = await queue(client, principal);
  await setUndoJob(client, principal.organisation.id, found.uuid, job);
  audited(audit, { tag: 'import', subjectType: 'job' }).noted('requested', job, serviceText('import.undoRequested'));
  return oneOf(client, importsOf(request), found.uuid);
}

/** The imports that a question asks for, and the rows of one. */
export async function listedImports(
  read: HandlerTools['read'],
  request: Request,
  {
    results,
    rows,
    kept,
  }: {
    readonly results?: string | undefined;
    readonly rows?: 'all' | undefined;
    readonly kept?: 'all' | undefined;
  },
) {
  const whose = importsOf(request);
  const since = kept ? new Date(0) : new Date(request.now.getTime() - DAY);
  return {
    imports: await listOf(read, whose, { since }),
    results: results ? await listImportedRows(read, whose, { uuid: results, which: rows ?? 'noted' }) : [],
  };
}

async function queue(client: PoolClient, { organisation, user }: Principal): Promise<string> {
  const job = await insertJob(client, {
    organisationId: organisation.id,
    createdBy: user.id,
    projectId: null,
    kind: 'file-import',
    payload: {},
  });
  if (job === null) throw new HttpError(409, 'importing', serviceText('import.running'));
  return job;
}

type Reader = HandlerTools['read'] | Write['client'];

const oneOf = async (client: Reader, whose: ImportsOf, uuid: string): Promise<FileImport> =>
  orNotFound((await listOf(client, whose, { since: new Date(0), uuid }))[0]);

async function listOf(
  client: Reader,
  whose: ImportsOf,
  which: { readonly since: Date; readonly uuid?: string },
): Promise<FileImport[]> {
  const found = await listFileImports(client, whose, which);
  return found.map(({ createdAt, ...one }) => {
    const hasEnded = !isRunning(one);
    // An undo that was stopped can be asked for again.
    const canUndo = hasEnded && one.added + one.changed > 0;
    return {
      ...one,
      created_at: createdAt.toISOString(),
      undo_until: canUndo ? new Date(createdAt.getTime() + DAY).toISOString() : null,
    };
  });
}
