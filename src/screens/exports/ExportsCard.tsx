import type { ProjectDetails } from '@/contract/projectDetails';
import { OverviewCard } from '../locationOverview/OverviewCard';
import { LocationExports, servicesOf } from './LocationExports';
import { text } from './texts';

/** The exports of a location in its overview, where a map integration is on. */
export function ExportsCard({ project }: { project: ProjectDetails }) {
  if (servicesOf(project).length === 0) return null;
  return (
    <OverviewCard title={text('title')}>
      <LocationExports project={project} />
    </OverviewCard>
  );
}
