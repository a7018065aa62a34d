import { projectKey } from '../locations/keys';
import type { PreviewPlace } from './previewPlace';

export const PROJECT_DATA_KEY = ['project-data'] as const;
/** The location as an editor shows it, with its placements. */
export const projectDataKey = (project: string) => [...PROJECT_DATA_KEY, project] as const;
/** The meshes of a location with a destination. */
export const placementsKey = (project: string) => [...projectDataKey(project), 'placements'] as const;
export const placementKey = (project: string, floor: string, mesh: string) =>
  [...projectDataKey(project), 'placement', floor, mesh] as const;

/** The network of a location, which goes stale with the location. */
export const networkKey = (project: string) => [...projectKey(project), 'network'] as const;
export const NETWORK_STATE_KEY = ['network-state'] as const;
/** The revision of a network and who saved it, while its editor is open. */
export const networkStateKey = (project: string) => [...NETWORK_STATE_KEY, project] as const;
export const sharedNetworkKey = (project: string, revision: number) => ['shared-network', project, revision] as const;
export const networkOfBuildKey = (project: string, build: number) => ['network-of-build', project, build] as const;
export const nodeKey = (id: number) => ['node', id] as const;
export const dynamicRoutesKey = (project: string) => ['dynamic-routes', project] as const;
export const routeCasesKey = (project: string) => ['route-cases', project] as const;

/** The map of a location, or of one of its kiosks, as visitors see it. */
export const previewKey = (project: string, { unit, kiosk }: PreviewPlace) =>
  ['preview', project, unit, kiosk] as const;

/** The worker of the checks, which is opened once. */
export const CHECK_WORKER_KEY = ['check-worker'] as const;
/** The script of the route cases, which is loaded once. */
export const ROUTE_SCRIPT_KEY = ['route-script'] as const;
