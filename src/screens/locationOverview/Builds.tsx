import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buildsQuery, publishAgain } from '@/api/publishing/builds';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { canUse, useCurrentUser } from '@/components/currentUser';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { notifyError } from '@/components/feedback/notifyError';
import { QueryState } from '@/components/feedback/QueryState';
import { useNotify } from '@/components/feedback/useNotify';
import { formatBytes, formatDateTime } from '@/components/formatDateTime';
import type { Build } from '@/contract/publishing/builds';
import { DownloadButton } from './DownloadButton';
import { OverviewCard } from './OverviewCard';
import { text } from './texts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0, width: '100%' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  words: { display: 'flex', flexDirection: 'column', gap: '2px', flex: '1 1 260px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The builds of a location, newest first; visitors can be given an earlier one again. */
export function Builds({ project }: { project: string }) {
  const styles = useStyles();
  const currentUser = useCurrentUser();
  const notify = useNotify();
  const builds = useQuery(buildsQuery(project));
  const [asked, setAsked] = useState<Build | null>(null);
  const publishing = useMutation({
    ...publishAgain(project),
    onSuccess: (message) => notify(message),
    onError: notifyError,
  });
  const mayPublish = canUse(currentUser, 'publish');
  const time = (moment: string) => formatDateTime(moment, currentUser.user.time_zone);
  return (
    <OverviewCard title={text('builds')} text={text('buildsText')}>
      <QueryState query={builds} />
      {builds.data?.length === 0 && <Text className={styles.quiet}>{text('noBuilds')}</Text>}
      {builds.data && builds.data.length > 0 && (
        <ul className={styles.list} aria-label={text('builds')}>
          {builds.data.map((build) => (
            <li key={build.id} className={styles.row}>
              <span className={styles.words}>
                <Text weight="semibold">{text('buildNumber', { number: build.build_number })}</Text>
                <Text size={200} className={styles.quiet}>
                  {[time(build.created_at), build.created_by?.name, formatBytes(build.bytes)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
              {build.shown_to && (
                <Badge appearance="tint" color={build.shown_to === 'visitors' ? 'success' : 'informative'}>
                  {text(build.shown_to === 'visitors' ? 'shownToVisitors' : 'shownOnDemo')}
                </Badge>
              )}
              {build.for_demo_units && build.shown_to === null && (
                <Badge appearance="outline" color="informative">
                  {text('forDemoUnits')}
                </Badge>
              )}
              <DownloadButton project={project} number={build.build_number} />
              {mayPublish && build.can_be_published && build.shown_to !== 'visitors' && (
                <ActionButton
                  size="small"
                  blockedBy={blockedWhile(publishing.isPending)}
                  aria-label={text('publishBuildNumber', { number: build.build_number })}
                  onClick={() => setAsked(build)}
                >
                  {text('publishBuild')}
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <WarningDialog
        isOpen={asked !== null}
        title={text('publishBuildNumber', { number: asked?.build_number ?? 0 })}
        text={text('publishBuildText', { time: asked ? time(asked.created_at) : '' })}
        onConfirm={() => {
          if (asked) publishing.mutate(asked.build_number);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </OverviewCard>
  );
}
