import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  createBuildingFor,
  createFloorFor,
  createProjectFor,
  readBuildingsOf,
  readProjectsOf,
} from '@/api/organisations/creation';
import { ORGANISATIONS_KEY } from '@/api/organisations/keys';
import { organisationCalls } from '@/api/organisations/organisations';
import { useCurrentUser } from '@/components/currentUser';
import type { CreationOrder } from '@/machines/creation/creationOrder';
import { creationScreenMachine } from '@/machines/creation/creationScreen.machine';
import { PROVIDER_CHILD_UUID } from '@/model/access/provider';
import { CreationScreen } from '@/screens/creation/CreationScreen';

/** The four creation forms of provider staff, with the service behind them. */
export function CreationRoute() {
  const client = useQueryClient();
  const { user, organisation, organisationChanged } = useCurrentUser();
  const own = user.organisation.uuid;
  const machine = useMemo(() => {
    const create = async (order: CreationOrder) => {
      if (order.form === 'project') return createProjectFor(own, order);
      if (order.form === 'building') return createBuildingFor(order);
      if (order.form === 'floor') return createFloorFor(order);
      const { name, color, reseller, organisation: parent } = order;
      await organisationCalls.create({ name, color, reseller, organisation_uuid: parent });
      await client.invalidateQueries({ queryKey: ORGANISATIONS_KEY });
      organisationChanged();
    };
    return creationScreenMachine.provide({
      actors: {
        readProjects: fromPromise(({ input, signal }) => readProjectsOf(input.organisation, own, signal)),
        readBuildings: fromPromise(({ input, signal }) => readBuildingsOf(input, signal)),
        create: fromPromise(({ input }) => create(input)),
      },
    });
  }, [client, own, organisationChanged]);
  const provider = useMemo(() => ({ provider: own, child: PROVIDER_CHILD_UUID }), [own]);
  return <CreationScreen key={organisation.uuid} machine={machine} provider={provider} />;
}
