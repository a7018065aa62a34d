import type { AuditEntry } from '../../repositories/audit/audit';

/** The same `audit`, for entries whose event goes to these organisations. @param audience their ids */
export const withAudience =
  <R>(audit: (entry: AuditEntry) => R, audience: readonly number[]) =>
  (entry: AuditEntry): R =>
    audit({ ...entry, audience });
