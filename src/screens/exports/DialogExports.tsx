import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '@/api/locations/project';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import { LocationExports } from './LocationExports';
import { servicesOf } from './servicesOf';

/** Whether the content of a location has another source: it has an integration. */
const isExternallyManaged = ({ integrations }: ProjectDetails): boolean => (integrations?.length ?? 0) > 0;

/** The exports in the dialog of a location: of one that is managed externally, for the map services that are on. */
export function DialogExports({ project }: { project: string }) {
  const { data } = useQuery(projectQuery(project));
  return data && isExternallyManaged(data) && servicesOf(data).length > 0 ? <LocationExports project={data} /> : null;
}
