import { Button, MessageBar, MessageBarBody, makeStyles, Text, tokens } from '@fluentui/react-components';
import { EditRegular, KeyRegular, PlugDisconnectedRegular } from '@fluentui/react-icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accessKeysQuery, generateAccessKey } from '@/api/locations/accessKeys';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser } from '@/components/currentUser';
import { notifyError } from '@/components/feedback/notifyError';
import { QueryState } from '@/components/feedback/QueryState';
import { useNotify } from '@/components/feedback/useNotify';
import { formatDateTime } from '@/components/formatDateTime';
import type { AccessKey } from '@/contract/locations/accessKeys';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { AccessKeyDialog } from './AccessKeyDialog';
import { CopyText } from './CopyText';
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
  bar: { width: '100%' },
});

interface Props {
  readonly project: { readonly uuid: string };
  readonly machine: RecordFormMachine;
}

/** The access keys of a location: generated, named, limited to domains, deactivated. */
export function AccessKeys({ project, machine }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const keys = useQuery(accessKeysQuery(project.uuid));
  const generation = useMutation({
    ...generateAccessKey(project.uuid),
    onSuccess: ({ message }) => notify(message),
    onError: notifyError,
  });
  const [opened, setOpened] = useState<{ accessKey: AccessKey; intent: 'edit' | 'delete' } | null>(null);
  const shown = keys.data?.find(({ key }) => key === opened?.accessKey.key);
  return (
    <OverviewCard title={text('accessKeys')} text={text('accessKeysText')}>
      <QueryState query={keys} />
      {keys.data?.length === 0 && (
        <MessageBar intent="info" className={styles.bar}>
          <MessageBarBody>{text('noKey')}</MessageBarBody>
        </MessageBar>
      )}
      {keys.data && keys.data.length > 0 && (
        <ul className={styles.list} aria-label={text('accessKeys')}>
          {keys.data.map((accessKey) => (
            <li key={accessKey.key} className={styles.row}>
              <KeyFacts accessKey={accessKey} />
              <Button
                appearance="subtle"
                icon={<EditRegular />}
                aria-label={text('editKey', { name: accessKey.name })}
                onClick={() => setOpened({ accessKey, intent: 'edit' })}
              />
              <Button
                appearance="subtle"
                icon={<PlugDisconnectedRegular />}
                aria-label={text('deactivate', { name: accessKey.name })}
                onClick={() => setOpened({ accessKey, intent: 'delete' })}
              />
            </li>
          ))}
        </ul>
      )}
      <ActionButton
        icon={<KeyRegular />}
        blockedBy={blockedWhile(generation.isPending)}
        onClick={() => generation.mutate()}
      >
        {text(generation.isPending ? 'generating' : 'generate')}
      </ActionButton>
      {opened && (
        <AccessKeyDialog
          key={`${opened.accessKey.key} ${opened.intent}`}
          machine={machine}
          project={project.uuid}
          accessKey={shown ?? opened.accessKey}
          isGone={keys.data !== undefined && shown === undefined}
          intent={opened.intent}
          onEnd={() => setOpened(null)}
        />
      )}
    </OverviewCard>
  );
}

function KeyFacts({ accessKey: { key, name, domains, activity } }: { accessKey: AccessKey }) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  const [latest] = activity;
  return (
    <span className={styles.words}>
      <Text weight="semibold">{name}</Text>
      <CopyText value={key} label={text('copyKey', { name })} />
      <Text size={200} className={styles.quiet}>
        {[
          domains.length === 0 ? text('anyDomain') : text('domainCount', { count: domains.length }),
          ...(latest ? [text('lastUsed', { time: formatDateTime(latest.updated_at, user.time_zone) })] : []),
        ].join(' · ')}
      </Text>
    </span>
  );
}
