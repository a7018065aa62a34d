import { Spinner } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { networkQuery, projectDataQuery } from '@/api/network/editor';
import { ROUTE_SCRIPT_KEY } from '@/api/network/keys';
import type { ProjectData } from '@/contract/locations/projectData';
import { toTravelType } from '@/contract/network/networkWire';
import type { Network } from '@/model/network/network';
import { useOpenRouteWorker } from '../checks/routePort';
import { UncheckedBar } from '../checks/UncheckedBar';
import { useNetworkChecks } from '../checks/useNetworkChecks';
import { useRouteCases } from '../checks/useRouteCases';
import { CheckResults } from './CheckResults';
import { PublishReview } from './PublishReview';
import { text } from './texts';

interface Props {
  readonly project: { readonly uuid: string; readonly name: string };
  /** It is shown to demo units alone. */
  readonly isForDemo: boolean;
  readonly onPublish: () => void;
  readonly onCancel: () => void;
}

/** The review of a location outside of its editor: what is saved is checked. */
export function LocationReview(props: Props) {
  const data = useQuery(projectDataQuery(props.project.uuid));
  const network = useQuery(networkQuery(props.project.uuid));
  const problems =
    data.data && network.data ? (
      <StoredProblems project={props.project.uuid} data={data.data} network={network.data} />
    ) : hasFailed(data) || hasFailed(network) ? (
      <UncheckedBar
        onRetry={() => {
          for (const query of [data, network]) if (query.isError) void query.refetch();
        }}
      >
        {text('uncheckedLocation')}
      </UncheckedBar>
    ) : (
      <Spinner size="tiny" labelPosition="after" label={text('checking')} />
    );
  return <PublishReview {...props} problems={problems} />;
}

const hasFailed = ({ isError, isFetching }: { isError: boolean; isFetching: boolean }) => isError && !isFetching;

interface StoredProps {
  readonly project: string;
  readonly data: ProjectData;
  readonly network: Network;
}

function StoredProblems({ project, data, network }: StoredProps) {
  const navigate = useNavigate();
  const types = useMemo(() => data.transporttypes.map(toTravelType), [data]);
  const checks = useNetworkChecks({ network, data, types, isOpen: true });
  const openRoutes = useOpenRouteWorker();
  const routes = useQuery({
    queryKey: ROUTE_SCRIPT_KEY,
    queryFn: openRoutes,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  // The published location has no history here.
  const cases = useRouteCases({ project, network, types, routes: routes.data ?? null, past: null });
  return (
    <CheckResults
      checks={checks}
      cases={hasFailed(routes) ? { ...cases, hasFailed: true, retry: () => void routes.refetch() } : cases}
      onShow={() => navigate(`/editor/${project}?viewType=map&list=checks`)}
    />
  );
}
