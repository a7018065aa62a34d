import type { AuditTag } from '@/contract/audit/auditTags';
import type { EventKind } from '@/contract/events/events';
import { isRecordKindName, RECORD_KINDS, type RecordKindName } from '@/contract/recordKinds';
import type { AuditEntry } from '../repositories/audit/audit';
import type { LeasedJob } from '../repositories/jobs/jobs';
import type { EventBus } from './eventBus';

const EVENT_OF_PROCESS: Readonly<Record<Exclude<AuditTag, RecordKindName>, EventKind | null>> = {
  import: 'imports-update',
  map: 'floor-plans-update',
  network: 'network-update',
  password: null,
  placement: null,
  publish: 'publishing-update',
  session: null,
  'two-factor': null,
};

const eventOf = (tag: AuditTag): EventKind | null =>
  isRecordKindName(tag) ? RECORD_KINDS[tag].event : EVENT_OF_PROCESS[tag];

/**
 * Announces what the audit entries of a committed change say, so that no writing call can forget to: to the audience of the
 * entry, or to the organisation of the change.
 */
export function announceTraced(
  events: EventBus,
  organisationId: number,
  entries: readonly Pick<AuditEntry, 'tag' | 'audience'>[],
) {
  for (const { tag, audience = [organisationId] } of entries) {
    const kind = eventOf(tag);
    if (kind) for (const id of new Set(audience)) events.announce({ organisationId: id, kind });
  }
}

const KINDS_OF_JOB: Readonly<Record<LeasedJob['kind'], readonly EventKind[]>> = {
  // Kiosks follow what is published.
  publish: ['publishing-update', 'kiosks-update'],
  build: ['publishing-update'],
  export: [],
  // Each of its changes is announced by itself.
  batch: [],
  import: ['imports-update', 'destinations-update'],
  'file-import': ['destinations-update', 'categories-update', 'promotions-update'],
};

/** Announces that a job has ended, well or not. */
export function announceJob(events: EventBus, { kind, organisationId }: Pick<LeasedJob, 'kind' | 'organisationId'>) {
  for (const one of KINDS_OF_JOB[kind]) events.announce({ organisationId, kind: one });
}
