import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
} from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { translate } from '@/contract/texts/translate';
import { warningDialogMachine } from '@/machines/shell/warningDialog.machine';
import { useMachineActor } from '../machine/useMachineActor';
import { useMachineOutput } from '../machine/useMachineOutput';
import { DangerButton } from './DangerButton';
import { dialogProps } from './dialogTable';
import { text as areaText } from './texts';

const useStyles = makeStyles({ surface: { maxWidth: '420px' } });

interface Props {
  readonly isOpen: boolean;
  /** Contains the name of the record. */
  readonly title: string;
  /** Replaces the first line. */
  readonly text?: string;
  /** Of the buttons: a verb, and what cancelling does. Where both are given, they are the question. */
  readonly labels?: { readonly confirm?: string; readonly cancel?: string };
  /** It deletes or discards something. */
  readonly isDanger?: boolean;
  /** This name has to be typed first. */
  readonly typedName?: string;
  /** More about the action, below the text; it appears with the question. */
  readonly children?: ReactNode;
  /** Why it cannot be confirmed yet, in words. */
  readonly blockedBy?: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before an action that cannot be undone. Cancel has the focus and Escape cancels, so that no stray key confirms.
 * It is narrower than a form and dims it, so that nobody takes it for a part of the form.
 */
export function WarningDialog({ isOpen, onCancel, ...question }: Props) {
  const styles = useStyles();
  return (
    <Dialog modalType="alert" open={isOpen} onOpenChange={(_event, { open }) => !open && onCancel()}>
      <DialogSurface {...dialogProps('warning')} className={styles.surface} backdrop={{ appearance: 'dimmed' }}>
        {isOpen && <Question key={question.title} {...question} onCancel={onCancel} />}
      </DialogSurface>
    </Dialog>
  );
}

function Question({
  title,
  text,
  labels: { confirm = areaText('confirm'), cancel } = {},
  isDanger = false,
  typedName = '',
  children,
  blockedBy = null,
  onConfirm,
  onCancel,
}: Omit<Props, 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() === typedName.trim();
  const actor = useMachineActor(warningDialogMachine, { input: { text: text ?? null } });
  useMachineOutput(actor, (answer) => (answer === 'confirmed' ? onConfirm() : onCancel()));
  // The question may stay until the action is done, and nothing can be pressed meanwhile.
  const busy = blockedWhile(useSelector(actor, (snapshot) => snapshot.matches('confirmed')));
  return (
    <DialogBody>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <p>{text ?? translate('warning.irreversible')}</p>
        {children}
        {cancel === undefined && <p>{translate('warning.continue')}</p>}
        {typedName !== '' && (
          <Field label={areaText('typeName', { name: typedName })}>
            <Input autoComplete="off" value={typed} onChange={(_event, { value }) => setTyped(value)} />
          </Field>
        )}
      </DialogContent>
      <DialogActions fluid>
        <ActionButton autoFocus blockedBy={busy} onClick={() => actor.send({ type: 'cancel' })}>
          {cancel ?? areaText('cancel')}
        </ActionButton>
        {isDanger ? (
          <DangerButton
            isFinal
            blockedBy={busy ?? blockedBy ?? blockedWhile(!isTyped, areaText('typeName', { name: typedName ?? '' }))}
            onClick={() => actor.send({ type: 'confirm' })}
          >
            {confirm}
          </DangerButton>
        ) : (
          <ActionButton appearance="primary" blockedBy={busy} onClick={() => actor.send({ type: 'confirm' })}>
            {confirm}
          </ActionButton>
        )}
      </DialogActions>
    </DialogBody>
  );
}
