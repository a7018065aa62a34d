import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  createBuildingFor,
  createFloorFor,
  createProjectFor,
  readBuildingsOf,
  readProjectsOf,
} from '@/api/organisations/creation';
import { ORGANISATIONS_KEY } from '@/api/organisations/keys';
import { featuresQuery, organisationCalls } from '@/api/organisations/organisations';
import type { CreationOrder } from '@/machines/creation/creationOrder';
import { creationScreenMachine } from '@/machines/creation/creationScreen.machine';
import { inheritedFeatures } from '@/model/access/inheritedFeatures';

/** The person who creates. */
interface Creator {
  /** Uuid of the own organisation. */
  readonly own: string;
  /** Of which a new organisation inherits those that its parent has. */
  readonly userFeatures: readonly number[];
  /** Called after an organisation was created. */
  readonly organisationChanged: () => void;
}

/** The machine of the creation forms with the service behind it. */
export function provideCreation(client: QueryClient, { own, userFeatures, organisationChanged }: Creator) {
  const create = async (order: CreationOrder) => {
    if (order.form === 'project') return createProjectFor(own, order);
    if (order.form === 'building') return createBuildingFor(order);
    if (order.form === 'floor') return createFloorFor(order);
    const { name, color, reseller, organisation: parent } = order;
    // Without features its first user would see an empty console.
    const features = inheritedFeatures(await client.fetchQuery(featuresQuery(parent)), userFeatures);
    await organisationCalls.create({ name, color, reseller, organisation_uuid: parent, features });
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
}
