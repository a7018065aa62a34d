import { MessageBar, MessageBarBody, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organisationsQuery } from '@/api/organisations/organisations';
import { useCurrentUser } from '@/components/currentUser';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { RecordDialog } from '@/components/form/RecordDialog';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import { formatDateTime } from '@/components/formatDateTime';
import type { Editing } from '@/components/recordTable/useRecordList';
import { rollOutOf, type Version, type VersionList } from '@/contract/versions/versions';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf } from '@/machines/records/recordKind';
import type { VersionApprovalMachine } from '@/machines/versions/versionApproval.machine';
import { forcedChange } from '@/model/versions/approval';
import { isOut } from '@/model/versions/rollOut';
import { ApprovalFields } from './ApprovalFields';
import { kiosksThatWouldUpdate } from './rollOutEffect';
import { text } from './texts';
import { useVersionApproval } from './useVersionApproval';
import { versionKind } from './versionKind';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3 } });

interface Props {
  readonly machine: RecordFormMachine;
  readonly approvalMachine: VersionApprovalMachine;
  readonly editing: Editing<Version>;
  readonly version: Version;
  readonly list: VersionList;
}

/** Edits the notes, the type and the approval of a version, and says how many kiosks that updates. */
export function VersionDialog({ machine, approvalMachine, editing: { row: _, ...editing }, version, list }: Props) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  const organisations = useQuery(organisationsQuery);
  const others = list.versions
    .filter((one) => one.id !== version.id && (isOut(rollOutOf(one)) || one.id === version.force_release_version))
    .sort((one, other) => (rollOutOf(other).releasedAt ?? '').localeCompare(rollOutOf(one).releasedAt ?? ''));
  const form = useRecordForm(versionKind, {
    ...editing,
    machine,
    choices: { versions: list.versions, organisations: organisations.data ?? [] },
    record: formRecordOf(versionKind, version),
  });
  const { approval, choose, isAsking, mayChange } = useVersionApproval(approvalMachine, form);
  const [now] = useState(() => new Date());
  const count = kiosksThatWouldUpdate(list, version, approval, now);
  const forced = kiosksThatWouldUpdate(list, version, { ...approval, ...forcedChange(true) }, now);
  const isOwnTest = list.four_eyes === true && (!version.tested || version.tested_by?.uuid === user.uuid);
  const mark = (by: { readonly name: string } | null, at: string | null) =>
    at && text('byAt', { name: by?.name ?? '–', time: formatDateTime(at, user.time_zone) });
  return (
    <RecordDialog
      name="version"
      form={form}
      question={{
        isOpen: isAsking,
        content: (
          <WarningDialog
            isOpen={isAsking}
            title={text('forceTitle', { name: version.version })}
            {...(forced !== null && { text: effectOf(forced) })}
            labels={{ confirm: text('force') }}
            onConfirm={() => choose({ type: 'confirm' })}
            onCancel={() => choose({ type: 'cancel' })}
          />
        ),
      }}
    >
      <Text size={200} className={styles.quiet}>
        {text('hardHint')}
      </Text>
      <TextField form={form} name="notes" rows={3} required hint={text('notesHint')} />
      <ApprovalFields
        form={form}
        approval={approval}
        choose={choose}
        mayChange={mayChange}
        isOwnTest={isOwnTest}
        others={others.map(({ id, version: name }) => ({ id, name }))}
        organisations={(organisations.data ?? []).map(({ uuid, name }) => ({ id: uuid, name }))}
        marks={{
          tested: mark(version.tested_by, version.tested_at),
          approved: mark(version.approved_by, version.approved_at),
          released: mark(version.released_by, version.released_at),
          forceReleased: mark(version.force_released_by, version.force_released_at),
          previous: mark(version.force_release_version_by, version.force_release_version_at) ?? text('previousHint'),
          organisations: organisations.error && text('organisationsFailed'),
        }}
      />
      {count !== null && (
        <MessageBar intent={count > 0 ? 'warning' : 'info'} role="status" aria-label={text('effect')}>
          <MessageBarBody>{effectOf(count)}</MessageBarBody>
        </MessageBar>
      )}
    </RecordDialog>
  );
}

const effectOf = (count: number): string =>
  count === 0 ? text('noneUpdates') : count === 1 ? text('oneUpdates') : text('updates', { count });
