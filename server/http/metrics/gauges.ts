import type { DatabaseSizes } from '../../database/readSizes';
import type { Figures } from '../../repositories/operation/figures';

/** All that is read from the database for the metrics. */
export interface Readings {
  readonly figures: Figures;
  readonly sizes: DatabaseSizes;
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

export interface GaugeDefinition {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly samples: (readings: Readings) => readonly Sample[];
}

const one = (name: string, help: string, value: (readings: Readings) => number): GaugeDefinition => ({
  name,
  help,
  labelNames: [],
  samples: (readings) => [[{}, value(readings)]],
});

/** The gauges of what is in the database. */
export const GAUGES: readonly GaugeDefinition[] = [
  {
    name: 'atrium_database_bytes',
    help: 'Bytes of the database, and of its log since the last checkpoint',
    labelNames: ['part'],
    samples: ({ sizes }) => [
      [{ part: 'tables' }, sizes.bytes],
      [{ part: 'log' }, sizes.logBytes],
    ],
  },
  {
    name: 'atrium_database_dead_rows',
    help: 'Rows of each table that wait for a vacuum',
    labelNames: ['table'],
    samples: ({ sizes }) => sizes.tables.map(({ table, deadRows }) => [{ table }, deadRows]),
  },
  {
    name: 'atrium_jobs',
    help: 'Jobs that wait and that run, by kind',
    labelNames: ['kind', 'state'],
    samples: ({ figures }) =>
      figures.jobs.flatMap(({ kind, queued, running }) => [
        [{ kind, state: 'queued' }, queued],
        [{ kind, state: 'running' }, running],
      ]),
  },
  {
    name: 'atrium_job_oldest_queued_seconds',
    help: 'Seconds that the oldest job of a kind has waited',
    labelNames: ['kind'],
    samples: ({ figures }) => figures.jobs.map(({ kind, oldestQueued }) => [{ kind }, oldestQueued]),
  },
  {
    name: 'atrium_jobs_failed_day',
    help: 'Jobs that failed in the last 24 hours: with an error, since each of their workers died, or since each attempt took too long',
    labelNames: ['kind', 'reason'],
    samples: ({ figures }) =>
      figures.jobs.flatMap(({ kind, failed, workerLost, overdue }) => [
        [{ kind, reason: 'error' }, failed],
        [{ kind, reason: 'worker-lost' }, workerLost],
        [{ kind, reason: 'overdue' }, overdue],
      ]),
  },
  {
    name: 'atrium_mails_unsent',
    help: 'Mails that wait for their first attempt, and for another one',
    labelNames: ['state'],
    samples: ({ figures: { mails } }) => [
      [{ state: 'waiting' }, mails.waiting],
      [{ state: 'retrying' }, mails.retrying],
    ],
  },
  one(
    'atrium_mail_oldest_unsent_seconds',
    'Seconds that the oldest unsent mail has waited',
    (r) => r.figures.mails.oldest,
  ),
  one('atrium_imports_failed_day', 'Imports that failed in the last 24 hours', (r) => r.figures.importsFailed),
  one('atrium_kiosks_commissioned', 'Kiosks that have a key', (r) => r.figures.kiosks.commissioned),
  one('atrium_kiosks_silent', 'Kiosks with a key that no longer check in', (r) => r.figures.kiosks.silent),
  one('atrium_stored_bytes', 'Bytes of the files of all organisations', (r) => r.figures.stored.all),
  one('atrium_stored_bytes_most', 'Bytes of the organisation that has stored most', (r) => r.figures.stored.most),
  {
    name: 'atrium_backup_age_seconds',
    help: 'Seconds since the last backup; missing without one',
    labelNames: ['command'],
    samples: ({ figures: { backupAge } }) => (backupAge === null ? [] : [[{ command: 'backup' }, backupAge]]),
  },
  one('atrium_schema_version', 'Version of the schema of the database', (r) => r.figures.schema),
];
