import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectsQuery } from '@/api/locations/projects';
import { isStaff, useCurrentUser } from '@/components/currentUser';
import { Loading } from '@/components/feedback/Loading';
import { offersWebAnalytics } from '@/model/access/navigation';
import { isProvider } from '@/model/access/provider';
import { AnalyticsScreen } from '@/screens/analytics/AnalyticsScreen';
import { LoadFailed } from '@/screens/analytics/LoadFailed';
import { text } from '../texts';
import { provideAnalytics } from './provideAnalytics';

const NONE: readonly { uuid: string; name: string }[] = [];
const EVERYTHING = [null];

/** The figures of a location of the active organisation; those of everything for the provider. */
export function AnalyticsRoute() {
  const user = useCurrentUser();
  const { uuid, reseller } = user.organisation;
  const actsForProvider = isStaff(user) && isProvider(user.organisation);
  const isReseller = !offersWebAnalytics({ isStaff: isStaff(user), actsForProvider, isReseller: reseller === 1 });
  const needsProjects = !isReseller && !actsForProvider;
  const projects = useQuery({ ...projectsQuery(uuid), enabled: needsProjects });
  const zone = user.user.time_zone;
  const machine = useMemo(() => provideAnalytics(zone), [zone]);
  if (needsProjects && projects.isPending) return <Loading label={text('loading')} page />;
  if (needsProjects && !projects.data)
    return <LoadFailed reason={projects.error?.message ?? ''} onRetry={() => void projects.refetch()} />;
  const offered = needsProjects ? (projects.data ?? NONE) : NONE;
  return (
    <AnalyticsScreen
      key={`${uuid} ${offered.map((one) => one.uuid).join()}`}
      machine={machine}
      input={{
        projects: actsForProvider ? EVERYTHING : offered.map((one) => one.uuid),
        mayChooseEnvironments: isStaff(user),
        zone,
      }}
      projects={offered}
      isReseller={isReseller}
    />
  );
}
