import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { publicationChangesQuery } from '@/api/publishing/publicationChanges';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { useMachineOutput } from '@/components/machine/useMachineOutput';
import type { PublicationChanges } from '@/contract/publishing/publicationChanges';
import { warningDialogMachine } from '@/machines/shell/warningDialog.machine';
import { text } from './texts';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: '4px 24px',
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  kind: { color: tokens.colorNeutralForeground3 },
  count: { margin: 0 },
  line: { margin: 0 },
});

interface Props {
  readonly project: { readonly uuid: string; readonly name: string };
  /** It is shown to demo units alone. */
  readonly isForDemo?: boolean;
  /** The results of the checks of all floors. */
  readonly problems: ReactNode;
  /** Unsaved work of the editor, which is not published. */
  readonly unsaved?: { readonly count: number; readonly isSaving: boolean; readonly onSave: () => void };
  /** How the last attempt ended. */
  readonly notice?: ReactNode;
  readonly onPublish: () => void;
  readonly onCancel: () => void;
}

/**
 * The question before a location is published, to all visitors or to demo units alone: the changes that they will see,
 * and the problems of the location.
 */
export function PublishReview({ project, isForDemo = false, problems, unsaved, notice, onPublish, onCancel }: Props) {
  const styles = useStyles();
  const changes = useQuery(publicationChangesQuery(project.uuid));
  const actor = useMachineActor(warningDialogMachine, { input: { text: null } });
  useMachineOutput(actor, (answer) => (answer === 'confirmed' ? onPublish() : onCancel()));
  const publishId = useId();
  const hasUnsaved = unsaved !== undefined && unsaved.count > 0;
  useEffect(() => {
    // The bar with Save, which had the focus, is gone once everything is saved.
    if (!hasUnsaved && document.activeElement === document.body) document.getElementById(publishId)?.focus();
  }, [hasUnsaved, publishId]);
  const [isSavingFirst, setSavingFirst] = useState(false);
  const isSaving = unsaved?.isSaving ?? false;
  const confirm = () => actor.send({ type: 'confirm' });
  const saveAlone = () => {
    setSavingFirst(false);
    unsaved?.onSave();
  };
  const confirmSaved = useEffectEvent(() => {
    setSavingFirst(false);
    confirm();
  });
  useEffect(() => {
    if (isSavingFirst && !hasUnsaved && !isSaving) confirmSaved();
  }, [isSavingFirst, hasUnsaved, isSaving]);
  const isUnchanged = changes.data?.published_at !== null && changes.data?.changes.length === 0;
  return (
    <DialogBody>
      <DialogTitle>{text(isForDemo ? 'titleDemo' : 'title', { name: project.name })}</DialogTitle>
      <DialogContent className={styles.content}>
        {notice}
        {isForDemo && <p className={styles.line}>{text('demoAlone')}</p>}
        {hasUnsaved && (
          <MessageBar intent="warning">
            <MessageBarBody>{text('unsaved', { count: unsaved.count })}</MessageBarBody>
            <MessageBarActions>
              <ActionButton size="small" blockedBy={blockedWhile(unsaved.isSaving)} onClick={saveAlone}>
                {text(unsaved.isSaving ? 'saving' : 'save')}
              </ActionButton>
            </MessageBarActions>
          </MessageBar>
        )}
        {changes.data ? (
          <Changes {...changes.data} />
        ) : changes.isError ? (
          <MessageBar intent="error">
            <MessageBarBody>{changes.error.message}</MessageBarBody>
            <MessageBarActions>
              <Button size="small" onClick={() => void changes.refetch()}>
                {text('retry')}
              </Button>
            </MessageBarActions>
          </MessageBar>
        ) : (
          <Spinner size="tiny" labelPosition="after" label={text('reading')} />
        )}
        {problems}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => actor.send({ type: 'cancel' })}>{text('cancel')}</Button>
        {hasUnsaved && (
          <ActionButton
            appearance="primary"
            blockedBy={blockedWhile(!changes.data, text('reading')) ?? blockedWhile(isSaving)}
            onClick={() => {
              setSavingFirst(true);
              unsaved.onSave();
            }}
          >
            {text('saveAndPublish')}
          </ActionButton>
        )}
        <ActionButton
          id={publishId}
          // With unsaved work the other one is meant, mostly.
          appearance={hasUnsaved ? 'secondary' : 'primary'}
          autoFocus
          blockedBy={blockedWhile(!changes.data, text('reading'))}
          onClick={confirm}
        >
          {text(isUnchanged ? 'publishAgain' : 'publish')}
        </ActionButton>
      </DialogActions>
    </DialogBody>
  );
}

/** The differences from the last publication, by kind. */
function Changes({ published_at, earlier_build: earlier, changes, staff_only: staffOnly = 0 }: PublicationChanges) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  const timeOf = (moment: string) => formatDateTime(moment, user.time_zone);
  const isEqual = changes.length === 0;
  // A new location always has a name, which is not worth listing.
  const listed = changes.filter(({ kind }) => kind !== 'details' || published_at !== null);
  return (
    <>
      <p className={styles.line}>
        {published_at === null
          ? text('never')
          : earlier
            ? text(isEqual ? 'nothingBuild' : 'sinceBuild', {
                time: timeOf(published_at),
                number: earlier.build_number,
                built: timeOf(earlier.created_at),
              })
            : text(isEqual ? 'nothing' : 'since', { time: timeOf(published_at) })}
      </p>
      <dl className={styles.facts}>
        {listed.map(({ kind, ...counts }) => (
          <div key={kind} style={{ display: 'contents' }}>
            <dt className={styles.kind}>{text(`kind.${kind}`)}</dt>
            <dd className={styles.count}>
              {(['added', 'changed', 'removed'] as const)
                .filter((one) => counts[one] > 0)
                .map((one) => text(one, { count: counts[one] }))
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
      {staffOnly > 0 && <p className={styles.line}>{text('staffOnly', { count: staffOnly })}</p>}
    </>
  );
}
