import { Field, MessageBar, MessageBarBody, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { toKeyRecord } from '@/api/locations/accessKeys';
import { useCurrentUser } from '@/components/currentUser';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { RecordDialog } from '@/components/form/RecordDialog';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import { formatDateTime } from '@/components/formatDateTime';
import type { AccessKey } from '@/contract/locations/accessKeys';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import { accessKeyKind } from './accessKeyKind';
import { CopyText } from './CopyText';
import { DomainList } from './DomainList';
import { embedCode } from './embedCode';
import { text } from './texts';

const useStyles = makeStyles({
  activity: { listStyle: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    // In a narrow dialog the time is below, and the address on one line.
    flexWrap: 'wrap',
    columnGap: '12px',
    padding: '6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
  },
  time: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
});

interface Props {
  readonly machine: RecordFormMachine;
  /** Uuid of the location. */
  readonly project: string;
  readonly accessKey: AccessKey;
  readonly intent: 'edit' | 'delete';
  /** Somebody else has deactivated it. */
  readonly isGone: boolean;
  readonly onEnd: () => void;
}

/** An access key: its name, its domains and from where it was used. */
export function AccessKeyDialog({ machine, project, accessKey, intent, isGone, onEnd }: Props) {
  const styles = useStyles();
  useReturnFocus();
  const { user } = useCurrentUser();
  const form = useRecordForm(accessKeyKind, {
    machine,
    intent,
    record: formRecordOf(accessKeyKind, toKeyRecord(accessKey)),
    choices: undefined,
    isGone,
    onEnd,
  });
  const hasFailed = useHasFailed(form);
  return (
    <RecordDialog name="accessKey" form={form}>
      {hasFailed && (
        <MessageBar intent="error">
          <MessageBarBody>{text('saveFailed')}</MessageBarBody>
        </MessageBar>
      )}
      <TextField form={form} name="name" required autoFocus />
      <Field label={text('key')}>
        <CopyText value={accessKey.key} label={text('copyKey', { name: accessKey.name })} />
      </Field>
      <DomainList
        domains={form.values.domains}
        typed={form.values.newDomain}
        onType={(typed) => form.set('newDomain', typed)}
        error={form.errorOf('domains')}
        onChange={(domains) => form.set('domains', domains)}
      />
      <Field label={text('embedding')} hint={text('embeddingHint')}>
        <CopyText value={embedCode(window.location.origin, project, accessKey.key)} label={text('copyEmbedding')} />
      </Field>
      <Field label={text('activity')}>
        {accessKey.activity.length === 0 ? (
          <Text>{text('noActivity')}</Text>
        ) : (
          <ul className={styles.activity} aria-label={text('activity')}>
            {accessKey.activity.map(({ id, description, updated_at }) => (
              <li key={id} className={styles.row}>
                <Text>{description}</Text>
                <Text className={styles.time}>{formatDateTime(updated_at, user.time_zone)}</Text>
              </li>
            ))}
          </ul>
        )}
      </Field>
    </RecordDialog>
  );
}

/** Whether the last save failed without an error at a field. */
function useHasFailed({ state, errors }: { state: string; errors: Readonly<Record<string, string>> }): boolean {
  const [hasFailed, setFailed] = useState(false);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'updating') setFailed(state === 'edit' && Object.keys(errors).length === 0);
    before.current = state;
  }, [state, errors]);
  return hasFailed;
}
