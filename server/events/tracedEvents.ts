import type { EventKind } from '@/contract/events/events';
import type { AuditEntry } from '../repositories/audit/audit';
import type { LeasedJob } from '../repositories/jobs/jobs';
import type { EventBus } from './eventBus';

const KIND_OF_TAG: Readonly<Record<string, EventKind>> = {
  kiosk: 'kiosks-update',
  publish: 'publishing-update',
  import: 'imports-update',
  project: 'locations-update',
  category: 'categories-update',
  destination: 'destinations-update',
  amenity: 'amenities-update',
  event: 'promotions-update',
  offer: 'promotions-update',
  // The floor itself, and the uploads that become its floor plan.
  floor: 'floor-plans-update',
  map: 'floor-plans-update',
};

/** Announces what the audit entries of a committed change say, so that no writing call can forget to. */
export function announceTraced(events: EventBus, organisationId: number, entries: readonly Pick<AuditEntry, 'tag'>[]) {
  for (const { tag } of entries) {
    const kind = KIND_OF_TAG[tag];
    if (kind) events.announce({ organisationId, kind });
  }
}

const KINDS_OF_JOB: Readonly<Record<LeasedJob['kind'], readonly EventKind[]>> = {
  // Kiosks follow what is published.
  publish: ['publishing-update', 'kiosks-update'],
  build: ['publishing-update'],
  export: [],
  import: ['imports-update', 'destinations-update'],
};

/** Announces that a job has ended, well or not. */
export function announceJob(events: EventBus, { kind, organisationId }: Pick<LeasedJob, 'kind' | 'organisationId'>) {
  for (const one of KINDS_OF_JOB[kind]) events.announce({ organisationId, kind: one });
}
