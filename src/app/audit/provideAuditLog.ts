import { fromPromise } from 'xstate';
import { fetchAudit } from '@/api/audit/audit';
import { auditLogMachine } from '@/machines/audit/auditLog.machine';

/** The audit log of an organisation. */
export const provideAuditLog = (organisation: string) =>
  auditLogMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => fetchAudit(organisation, input, signal)) },
  });
