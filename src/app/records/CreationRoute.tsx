import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '@/components/currentUser';
import { PROVIDER_CHILD_UUID } from '@/model/access/provider';
import { CreationScreen } from '@/screens/creation/CreationScreen';
import { provideCreation } from './provideCreation';

/** The four creation forms of provider staff, with the service behind them. */
export function CreationRoute() {
  const client = useQueryClient();
  const { user, organisation, userFeatures, organisationChanged } = useCurrentUser();
  const own = user.organisation.uuid;
  const machine = useMemo(
    () => provideCreation(client, { own, userFeatures, organisationChanged }),
    [client, own, userFeatures, organisationChanged],
  );
  const provider = useMemo(() => ({ provider: own, child: PROVIDER_CHILD_UUID }), [own]);
  return <CreationScreen key={organisation.uuid} machine={machine} provider={provider} />;
}
