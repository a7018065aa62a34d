import type { AuditEntry } from '@/contract/audit/audit';

/** An entry of the audit log, with what the traits say. */
export const auditEntry = (traits: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  tag: 'project',
  event: 'updated',
  subject: 'b1f5fd0a-7c55-4d6e-8b1e-0d6c5b1f7a01',
  subject_type: 'project',
  description: 'Changed Riverside Mall',
  causer_type: 'user',
  causer: { id: '22222222-2222-4222-8222-222222222222', name: 'Maya Okafor' },
  location_name: 'Riverside Mall',
  parent: { uuid: 'b1f5fd0a-7c55-4d6e-8b1e-0d6c5b1f7a01', name: 'Riverside Mall' },
  batch_uuid: null,
  datetime: '2026-03-02T10:00:00.000Z',
  datetime_diff: '3 minutes ago',
  properties: { old: { name: 'Riverside' }, attributes: { name: 'Riverside Mall' } },
  ...traits,
});
