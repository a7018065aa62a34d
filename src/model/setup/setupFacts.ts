import type { Network } from '../network/network';
import type { SetupFacts } from './setupSteps';

/** A location as the service sends it, in the parts that its setup needs. */
export interface SetUpLocation {
  readonly location: {
    readonly buildings: readonly {
      readonly floors: readonly { readonly uuid: string; readonly plan: string | null }[];
    }[];
  };
  readonly destinations: readonly { readonly floor_id: string; readonly object_name: string }[];
  readonly labels?: readonly { readonly floor_id: string; readonly object_name: string }[] | undefined;
  readonly screens: readonly { readonly node_id: number | null }[];
}

interface Found {
  readonly network: Network;
  /** Results of the checks; null until every floor was checked. */
  readonly problems: readonly { readonly severity: 'error' | 'warning' }[] | null;
  readonly publication: SetupFacts['publication'];
}

/** Counts how far the plans, names, network and kiosks of a location are. */
export function setupFacts(data: SetUpLocation, { network, problems, publication }: Found): SetupFacts {
  const floors = data.location.buildings.flatMap((building) => building.floors);
  const withPlan = floors.filter(({ plan }) => plan !== null);
  const named = new Map<string, Set<string>>();
  for (const { floor_id, object_name } of [...data.destinations, ...(data.labels ?? [])])
    named.set(floor_id, (named.get(floor_id) ?? new Set()).add(object_name));
  const withPaths = new Set<string | undefined>();
  for (const { from, to } of network.edges.values())
    withPaths.add(network.nodes.get(from)?.floor).add(network.nodes.get(to)?.floor);
  return {
    floors: floors.length,
    floorsWithPlan: withPlan.length,
    namedRooms: floors.reduce((sum, { uuid }) => sum + (named.get(uuid)?.size ?? 0), 0),
    floorsWithoutNames: withPlan.filter(({ uuid }) => !named.has(uuid)).length,
    floorsWithoutPaths: withPlan.filter(({ uuid }) => !withPaths.has(uuid)).length,
    problems: problems && {
      errors: problems.filter(({ severity }) => severity === 'error').length,
      warnings: problems.filter(({ severity }) => severity === 'warning').length,
    },
    publication,
    kiosks: data.screens.length,
    placedKiosks: data.screens.filter(({ node_id }) => node_id !== null).length,
  };
}
