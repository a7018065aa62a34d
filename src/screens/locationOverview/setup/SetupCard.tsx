import { makeStyles } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { networkQuery, projectDataQuery } from '@/api/network/editor';
import { QueryState } from '@/components/feedback/QueryState';
import type { ProjectData } from '@/contract/locations/projectData';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import { toTravelType } from '@/contract/network/networkWire';
import type { FloorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import type { Network } from '@/model/network/network';
import { setupFacts } from '@/model/setup/setupFacts';
import { setupSteps } from '@/model/setup/setupSteps';
import { useNetworkChecks } from '../../checks/useNetworkChecks';
import { OverviewCard } from '../OverviewCard';
import { SetupActions } from './SetupActions';
import { SetupStepRow } from './SetupStepRow';
import { stepText } from './stepText';
import { text } from './texts';

const useStyles = makeStyles({ steps: { listStyle: 'none', margin: 0, padding: 0, width: '100%' } });

interface Props {
  readonly project: ProjectDetails;
  readonly publishing: ActorRefFrom<PublishingMachine>;
  readonly floorsMachine: FloorsImportMachine;
}

/** The steps from an empty location to one that visitors use: what is done, what is doubtful, what comes next. */
export function SetupCard(props: Props) {
  const data = useQuery(projectDataQuery(props.project.uuid));
  const network = useQuery(networkQuery(props.project.uuid));
  if (data.data && network.data) return <Steps {...props} data={data.data} network={network.data} />;
  return (
    <OverviewCard title={text('title')}>
      <QueryState query={data.isError ? data : network} />
    </OverviewCard>
  );
}

function Steps({ project, data, network, ...rest }: Props & { readonly data: ProjectData; readonly network: Network }) {
  const styles = useStyles();
  const types = useMemo(() => data.transporttypes.map(toTravelType), [data]);
  const checks = useNetworkChecks({ network, data, types, isOpen: true });
  const hasFailed = checks.hasFailed || checks.failed.length > 0;
  const facts = useMemo(
    () =>
      setupFacts(data, {
        network,
        problems: checks.loading.length > 0 || hasFailed ? null : checks.problems,
        publication: project.published_at === null ? 'none' : project.publish_status === 0 ? 'current' : 'outdated',
      }),
    [data, network, checks.loading.length, hasFailed, checks.problems, project.published_at, project.publish_status],
  );
  const steps = setupSteps(facts).map((step) =>
    step.name === 'checks' && step.state === 'unknown' && hasFailed ? { ...step, state: 'doubtful' as const } : step,
  );
  const done = steps.filter(({ state }) => state === 'done').length;
  const share =
    done === steps.length ? text('allDone') : text('share', { done: String(done), all: String(steps.length) });
  return (
    <OverviewCard title={text('title')} text={share}>
      <ol className={styles.steps} aria-label={text('title')}>
        {steps.map((step) => (
          <SetupStepRow
            key={step.name}
            step={step}
            facts={stepText(step.name, facts, hasFailed)}
            actions={
              <SetupActions
                {...rest}
                step={step}
                project={project}
                buildings={data.location.buildings}
                onCheck={hasFailed ? checks.retry : null}
              />
            }
          />
        ))}
      </ol>
    </OverviewCard>
  );
}
