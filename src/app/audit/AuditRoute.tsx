import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { fetchAudit } from '@/api/audit/audit';
import { useCurrentUser } from '@/components/currentUser';
import { auditLogMachine } from '@/machines/audit/auditLog.machine';
import { AuditScreen } from '@/screens/audit/AuditScreen';

/** The audit log of the active organisation, or the batch of the address. */
export function AuditRoute() {
  const { batch_uuid: batch = null } = useParams();
  const { uuid } = useCurrentUser().organisation;
  const machine = useMemo(
    () =>
      auditLogMachine.provide({
        actors: { load: fromPromise(({ input, signal }) => fetchAudit(uuid, input, signal)) },
      }),
    [uuid],
  );
  return <AuditScreen key={`${uuid} ${batch}`} machine={machine} batch={batch} />;
}
