import { formatDateTime } from '@/components/formatDateTime';
import type { ImportStatus } from '@/contract/imports/imports';
import { text } from './texts';

/** How the last dry run ended, in words; null before the first one, or while one runs. */
export function dryRunText({ dry_run: dryRun }: ImportStatus, timeZone: string): string | null {
  if (!dryRun || dryRun.status === 'requested' || dryRun.status === 'running') return null;
  const time = formatDateTime(dryRun.updated_at, timeZone);
  return text(dryRun.status === 'failed' ? 'dryRunFailed' : 'dryRunEnded', { time });
}

/** The status of an importer in words; times in the zone of the user. */
export function statusText({ status, updated_at, next_run_at }: ImportStatus, timeZone: string): string {
  const time = (moment: string | null) => (moment === null ? '' : formatDateTime(moment, timeZone));
  if (status === 'no_integrations') return text('noIntegrations');
  if (status === 'no_data' || updated_at === null) return text('noData');
  if (status === 'running' || status === 'requested') return text('running');
  if (status === 'failed')
    return next_run_at === null ? text('importFailedOnce') : text('importFailed', { time: time(next_run_at) });
  return text('lastImport', { time: time(updated_at) });
}
