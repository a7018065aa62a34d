import type { ProjectDetails } from '@/contract/locations/projectDetails';
import { OverviewCard } from '../locationOverview/OverviewCard';
import { LocationExports } from './LocationExports';
import { text } from './texts';

/** The exports of a location in its overview. */
export function ExportsCard({ project }: { project: ProjectDetails }) {
  return (
    <OverviewCard title={text('title')}>
      <LocationExports project={project} />
    </OverviewCard>
  );
}
