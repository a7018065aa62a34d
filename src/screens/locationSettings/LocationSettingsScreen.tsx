import { Button, makeStyles, Select, Tab, TabList, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { projectQuery } from '@/api/locations/project';
import { projectSettingsQuery } from '@/api/locations/projectDetails';
import { isStaff, useCurrentUser } from '@/components/currentUser';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { errorSummaryOf, isMissing } from '@/components/feedback/useListError';
import { RecordGone } from '@/components/form/recordGone';
import { PageHeader } from '@/components/layout/PageHeader';
import { useMediaQuery } from '@/components/layout/useMediaQuery';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import { LocationStateTag } from '@/screens/locations/LocationStateTag';
import { SettingsPanel } from './SettingsPanel';
import type { SettingsMachines } from './settingsMachines';
import { TAB_PARAMETER, tabOf, tabsFor } from './settingsTabs';
import { text } from './texts';

const useStyles = makeStyles({
  body: {
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 1fr)',
    gap: '32px',
    alignItems: 'start',
    padding: '8px 24px 48px',
    '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', padding: '8px 12px 40px' },
  },
  tabs: {
    position: 'sticky',
    top: '8px',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    '& [role="tab"]': { textAlign: 'start' },
  },
  select: { maxWidth: '360px' },
});

interface Props {
  readonly machines: SettingsMachines;
}

/** The settings of a location in tabs, with its overview as the first. */
export function LocationSettingsScreen({ machines }: Props) {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  // A form keeps the values of its opening; a save detects other people's changes since then.
  const project = useQuery({ ...projectQuery(id), refetchOnWindowFocus: false });
  const settings = useQuery({ ...projectSettingsQuery(id), refetchOnWindowFocus: false });
  const failed = [project, settings].find(({ isError, data }) => isError && !data);
  const title = project.data ? text('title', { name: project.data.name }) : text('settings');
  return (
    <>
      <PageHeader
        title={title}
        trail={[{ to: '/locations', label: text('locations') }]}
        tag={project.data && <LocationStateTag project={project.data} />}
        actions={<Button onClick={() => navigate(`/locations/${id}/buildings`)}>{text('buildings')}</Button>}
      />
      {failed?.error ? (
        <EmptyState
          icon={<ErrorCircleRegular />}
          title={text('failed', { status: errorSummaryOf(failed.error).status })}
          text={failed.error.message}
          action={<Button onClick={() => void failed.refetch()}>{text('retry')}</Button>}
        />
      ) : project.data && settings.data ? (
        <RecordGone value={isMissing(project.error)}>
          <Tabs project={withSettings(project.data, settings.data)} machines={machines} />
        </RecordGone>
      ) : (
        <Loading label={text('loading')} />
      )}
    </>
  );
}

/**
 * The two answers as one record: its revision is the older one, so that a save never overwrites a change that was not
 * shown.
 */
function withSettings(
  project: ProjectDetails,
  { revision, ...settings }: NonNullable<ProjectDetails['settings']> & { revision?: number | undefined },
): ProjectDetails {
  const revisions = [project.revision, revision].filter((one) => one !== undefined);
  return { ...project, settings, ...(revisions.length > 0 && { revision: Math.min(...revisions) }) };
}

function Tabs({ project, machines }: Props & { project: ProjectDetails }) {
  const styles = useStyles();
  const staff = isStaff(useCurrentUser());
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const [params, setParams] = useSearchParams();
  const [discards, setDiscards] = useState(0);
  const tab = tabOf(params.get(TAB_PARAMETER), staff);
  const tabs = tabsFor(staff);
  const choose = (next: string) => setParams({ [TAB_PARAMETER]: next });
  return (
    <div className={styles.body}>
      {isNarrow ? (
        <Select
          className={styles.select}
          aria-label={text('section')}
          value={tab}
          onChange={(_event, { value }) => choose(value)}
        >
          {tabs.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      ) : (
        <TabList
          vertical
          className={styles.tabs}
          aria-label={text('section')}
          selectedValue={tab}
          onTabSelect={(_event, { value }) => choose(String(value))}
        >
          {tabs.map(({ id, label }) => (
            <Tab key={id} value={id} id={`settings-${id}`} aria-controls="settings-panel">
              {label}
            </Tab>
          ))}
        </TabList>
      )}
      <div
        id="settings-panel"
        {...(isNarrow
          ? { role: 'region', 'aria-label': tabs.find(({ id }) => id === tab)?.label }
          : { role: 'tabpanel', 'aria-labelledby': `settings-${tab}` })}
      >
        <SettingsPanel
          key={`${tab} ${discards}`}
          tab={tab}
          project={project}
          machines={machines}
          onDiscard={() => setDiscards((count) => count + 1)}
        />
      </div>
    </div>
  );
}
