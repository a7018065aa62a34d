import { makeStyles } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { projectVersionsQuery } from '@/api/locations/projectDetails';
import { buildsQuery } from '@/api/publishing/builds';
import { useCurrentUser } from '@/components/currentUser';
import { Loading } from '@/components/feedback/Loading';
import { QueryState } from '@/components/feedback/QueryState';
import { ChoiceField } from '@/components/form/ChoiceField';
import { RecordPage } from '@/components/form/RecordPage';
import { useRecordForm } from '@/components/form/useRecordForm';
import { formatDateTime } from '@/components/formatDateTime';
import { formRecordOf } from '@/machines/records/recordKind';
import { TAB_PARAMETER } from '../settingsTabs';
import type { TabProps } from '../tabProps';
import { text } from '../texts';
import { NEWEST, versionsKind } from '../versionsKind';

const useStyles = makeStyles({
  failed: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
});

interface ChoiceRow {
  readonly id: number;
  readonly name: string;
  readonly description?: string;
}

/** The version of the wayfinder and the build that a location has chosen. */
export function VersionsTab(props: TabProps) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  const versions = useQuery(projectVersionsQuery(props.project.uuid));
  const builds = useQuery(buildsQuery(props.project.uuid));
  const failed = versions.error ? versions : builds.error ? builds : null;
  if (failed?.error)
    return (
      <div className={styles.failed}>
        <QueryState query={failed} />
      </div>
    );
  if (!versions.data || !builds.data) return <Loading label={text('loading')} />;
  const time = (iso: string) => formatDateTime(iso, user.time_zone);
  return (
    <VersionsForm
      {...props}
      versions={versions.data.map(({ id, version, current_release, created_at }) => ({
        id,
        name: current_release ? `${version} ${text('currentRelease')}` : version,
        description: time(created_at),
      }))}
      builds={builds.data.map(({ id, build_number, created_at }) => ({
        id,
        name: text('buildNumber', { number: build_number }),
        description: time(created_at),
      }))}
    />
  );
}

interface FormProps extends TabProps {
  readonly versions: readonly ChoiceRow[];
  readonly builds: readonly ChoiceRow[];
}

function VersionsForm({ project, machine, onDiscard, ...lists }: FormProps) {
  const versions = [{ id: NEWEST, name: text('newestVersion') }, ...lists.versions];
  const builds = [{ id: NEWEST, name: text('newestBuild') }, ...lists.builds];
  const form = useRecordForm(versionsKind, {
    machine,
    record: formRecordOf(versionsKind, project),
    staysOpen: true,
    choices: { versions, builds },
    onEnd: onDiscard,
  });
  return (
    <RecordPage form={form} label={text('versions')} tabParameter={TAB_PARAMETER}>
      <ChoiceField form={form} name="version" choices={versions} hint={hintOf(project, lists.versions.length)} />
      <ChoiceField
        form={form}
        name="build"
        choices={builds}
        {...(lists.builds.length === 0 && { hint: text('buildsEmpty') })}
      />
    </RecordPage>
  );
}

/** The running version may be another than the chosen one, which a newer release replaces in time. */
function hintOf({ wayfinder_version: version }: TabProps['project'], count: number): string {
  if (count === 0) return text('versionsEmpty');
  return version ? `${text('versionRuns', { version })} ${text('versionHint')}` : text('versionHint');
}
