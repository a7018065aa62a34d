import type { PoolClient } from 'pg';
import {
  type DestinationImport,
  listDestinationImports,
  startDestinationImport,
} from '@/contract/destinationImports/destinationImports';
import { NotFoundError, orNotFound } from '../../errors';
import { assertHoldsAny } from '../../http/featureRights';
import { HttpError } from '../../http/httpError';
import { type HandlerTools, implement, type Write } from '../../http/implement';
import type { Jobs } from '../../jobs/jobs';
import {
  insertFileImport,
  listFileImports,
  listImportedRows,
  listLinks,
  readMapping,
  setUndoJob,
} from '../../repositories/destinationImports/imports';
import { insertJob } from '../../repositories/jobs/jobs';
import { destinationTranslations } from '../../repositories/translations/translations';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';

/** How long the console shows an import, and how long it can be taken back. */
const DAY = 86_400_000;

export const destinationImportRoutes = (jobs: Jobs) => [
  implement(startDestinationImport, async ({ principal, body, now, write }) => {
    const organisationId = principal.organisation.id;
    const owner = { organisationId, createdBy: principal.user.id };
    const answer = await write(async ({ client, audit }) => {
      if ('undo' in body) {
        const found = (await listOf(client, organisationId, { since: new Date(0), uuid: body.undo }))[0];
        if (!found?.undo_until || new Date(found.undo_until) < now) throw new NotFoundError();
        const job = await queue(client, owner);
        await setUndoJob(client, organisationId, found.uuid, job);
        audited(audit, { tag: 'import', subjectType: 'job' }).noted(
          'requested',
          job,
          serviceText('import.undoRequested'),
        );
        return { data: await oneOf(client, organisationId, found.uuid) };
      }
      if (body.create_categories) assertHoldsAny(['categories'], principal);
      const job = await queue(client, owner);
      const { file, shape, mapping, rows, create_categories: createsCategories } = body;
      const uuid = await insertFileImport(client, {
        organisationId,
        job,
        file,
        shape,
        mapping,
        createsCategories,
        rows,
        now,
      });
      audited(audit, { tag: 'import', subjectType: 'job' }).noted(
        'requested',
        job,
        serviceText('import.requested', { count: rows.length }),
        { attributes: { file } },
      );
      return { data: await oneOf(client, organisationId, uuid) };
    });
    jobs.wake();
    return answer;
  }),

  implement(listDestinationImports, async ({ principal, query, now, read }) => {
    const organisationId = principal.organisation.id;
    const { results, rows, kept, shape, translations } = query;
    const since = kept ? new Date(0) : new Date(now.getTime() - DAY);
    return {
      data: {
        imports: await listOf(read, organisationId, { since }),
        results: results ? await listImportedRows(read, organisationId, { uuid: results, which: rows ?? 'noted' }) : [],
        mapping: shape ? await readMapping(read, organisationId, shape) : null,
        translations: translations
          ? [...(await destinationTranslations(read, organisationId))].map(([id, texts]) => ({ id, texts }))
          : [],
        links: shape ? await listLinks(read, organisationId, shape) : [],
      },
    };
  }),
];

async function queue(client: PoolClient, owner: { organisationId: number; createdBy: number }): Promise<string> {
  const job = await insertJob(client, { ...owner, projectId: null, kind: 'file-import', payload: {} });
  if (job === null) throw new HttpError(409, 'importing', serviceText('import.running'));
  return job;
}

type Reader = HandlerTools['read'] | Write['client'];

const oneOf = async (client: Reader, organisationId: number, uuid: string): Promise<DestinationImport> =>
  orNotFound((await listOf(client, organisationId, { since: new Date(0), uuid }))[0]);

async function listOf(
  client: Reader,
  organisationId: number,
  which: { readonly since: Date; readonly uuid?: string },
): Promise<DestinationImport[]> {
  const found = await listFileImports(client, organisationId, which);
  return found.map(({ createdAt, ...one }) => {
    const hasEnded = one.state !== 'queued' && one.state !== 'running';
    // An undo that was stopped can be asked for again.
    const canUndo = hasEnded && one.added + one.changed > 0;
    return {
      ...one,
      created_at: createdAt.toISOString(),
      undo_until: canUndo ? new Date(createdAt.getTime() + DAY).toISOString() : null,
    };
  });
}
