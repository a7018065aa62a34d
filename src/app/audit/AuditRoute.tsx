import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useCurrentUser } from '@/components/currentUser';
import { AuditScreen } from '@/screens/audit/AuditScreen';
import { provideAuditLog } from './provideAuditLog';

/** The audit log of the active organisation, or the batch of the address. */
export function AuditRoute() {
  const { batch_uuid: batch = null } = useParams();
  const { uuid } = useCurrentUser().organisation;
  const machine = useMemo(() => provideAuditLog(uuid), [uuid]);
  return <AuditScreen key={`${uuid} ${batch}`} machine={machine} batch={batch} />;
}
