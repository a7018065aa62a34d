import type { ExportFor } from '@/api/exports/exports';
import type { ProjectDetails } from '@/contract/locations/projectDetails';

const SERVICES = ['apple', 'google'] as const satisfies readonly ExportFor[];

/** The map services that a location may be exported for, in the order of their buttons. */
export const servicesOf = (project: ProjectDetails): readonly ExportFor[] =>
  SERVICES.filter((name) => project[`${name}_maps_integration_enabled`] === true);
