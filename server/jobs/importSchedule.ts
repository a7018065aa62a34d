import type { Pool } from 'pg';
import { nextRun } from '@/model/importing/nextRun';
import { inTransaction } from '../database/transaction';
import { listImporters } from '../repositories/imports/importers';
import { queueImport } from '../repositories/imports/queue';
import { readLastRuns } from '../repositories/imports/runs';
import type { Jobs } from './jobs';
import { type Repeated, type RepeatLog, repeat } from './repeat';

interface ScheduleDeps {
  readonly pool: Pool;
  readonly clock: () => Date;
  readonly jobs: Pick<Jobs, 'wake'>;
}

/** Milliseconds between two checks for due imports. */
const INTERVAL = 60_000;

/** Queues the import of every source that is due, unless its location is being imported. */
export async function queueDueImports({ pool, clock, jobs }: ScheduleDeps): Promise<void> {
  const now = clock();
  const importers = await listImporters(pool);
  const runs = await readLastRuns(
    pool,
    importers.map(({ projectId }) => projectId),
  );
  for (const { organisationId, projectId, timeZone, sources } of importers) {
    const due = sources.filter(({ id, schedule }) => {
      const next = nextRun(schedule, runs.get(id) ?? null, timeZone);
      return next !== null && next <= now;
    });
    if (due.length === 0) continue;
    await inTransaction(pool, (client) =>
      queueImport(client, {
        organisationId,
        projectId,
        createdBy: null,
        sources: due.map(({ id, type, mode }) => ({ id, type, mode: mode === 1 ? 'active' : 'passive' })),
        now,
      }),
    );
    jobs.wake();
  }
}

/** Looks for due imports now and every minute until it is stopped. */
export const startImportSchedule = (deps: ScheduleDeps, log: RepeatLog): Repeated =>
  repeat(() => queueDueImports(deps), INTERVAL, log);
