import type { Queryable } from '../../database/queryable';
import { serviceText } from '../../texts';
import { STORED_FILES } from '../uploads/storedBytes';

export interface JobFigures {
  readonly kind: string;
  readonly queued: number;
  readonly running: number;
  /** Seconds that the oldest queued job has waited; 0 without one. */
  readonly oldestQueued: number;
  /** In the last 24 hours, with an error. */
  readonly failed: number;
  /** In the last 24 hours, because each of its workers died. */
  readonly workerLost: number;
  /** In the last 24 hours, because each attempt took longer than it may. */
  readonly overdue: number;
}

/** The figures that an operator watches. */
export interface Figures {
  readonly jobs: readonly JobFigures[];
  readonly mails: { readonly waiting: number; readonly retrying: number; readonly oldest: number };
  /** Reports of the last 24 hours. */
  readonly importsFailed: number;
  readonly kiosks: { readonly commissioned: number; readonly silent: number };
  /** Bytes of all organisations, and of the one that has most. */
  readonly stored: { readonly all: number; readonly most: number };
  /** Null without a backup. */
  readonly backupAge: number | null;
  readonly schema: number;
}

const JOBS = `SELECT kind,
    count(*) FILTER (WHERE state = 'queued')::int AS queued,
    count(*) FILTER (WHERE state = 'running')::int AS running,
    COALESCE(EXTRACT(epoch FROM now() - min(created_at) FILTER (WHERE state = 'queued')), 0)::float8 AS "oldestQueued",
    count(*) FILTER (WHERE state = 'failed' AND (error = ANY($1)) IS NOT TRUE)::int AS failed,
    count(*) FILTER (WHERE state = 'failed' AND error = $2)::int AS "workerLost",
    count(*) FILTER (WHERE state = 'failed' AND error = $3)::int AS overdue
  FROM jobs WHERE state IN ('queued', 'running') OR (state = 'failed' AND updated_at > now() - interval '1 day')
  GROUP BY kind ORDER BY kind`;

const OTHERS = `SELECT
    (SELECT jsonb_build_object('waiting', count(*) FILTER (WHERE attempts = 0), 'retrying', count(*) FILTER (WHERE attempts > 0),
       'oldest', COALESCE(EXTRACT(epoch FROM now() - min(created_at)), 0)) FROM mails) AS mails,
    (SELECT count(*)::int FROM import_reports WHERE status = 'failed' AND updated_at > now() - interval '1 day') AS "importsFailed",
    (SELECT jsonb_build_object('commissioned', count(*), 'silent', count(*) FILTER (WHERE s.state = 97))
       FROM kiosks s JOIN device_keys k ON k.kiosk_id = s.id) AS kiosks,
    (SELECT jsonb_build_object('all', COALESCE(sum(bytes), 0), 'most', COALESCE(max(bytes), 0))
       FROM (SELECT sum(bytes) AS bytes FROM (${STORED_FILES}) AS files GROUP BY organisation_id) AS organisations) AS stored,
    (SELECT EXTRACT(epoch FROM now() - marked_at)::float8 FROM installation_marks WHERE name = 'backup') AS "backupAge",
    (SELECT COALESCE(max(version), 0) FROM schema_migrations) AS schema`;

/** Figures of the whole installation, for operators alone, so not scoped. */
export async function readFigures(client: Queryable): Promise<Figures> {
  const [workerLost, overdue] = [serviceText('job.workerLost'), serviceText('job.overdue')];
  const [jobs, others] = await Promise.all([
    client.query<JobFigures>(JOBS, [[workerLost, overdue], workerLost, overdue]),
    client.query<Omit<Figures, 'jobs'>>(OTHERS),
  ]);
  const [row] = others.rows;
  if (!row) throw new Error('The figures of the service are missing.');
  return { jobs: jobs.rows, ...row };
}
