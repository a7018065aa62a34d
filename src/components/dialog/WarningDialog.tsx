import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { translate } from '@/contract/texts/translate';
import { warningDialogMachine } from '@/machines/shell/warningDialog.machine';
import { useMachineActor } from '../machine/useMachineActor';
import { useMachineOutput } from '../machine/useMachineOutput';
import { dialogProps } from './dialogTable';
import { text as areaText } from './texts';

interface Props {
  readonly isOpen: boolean;
  /** Contains the name of the record. */
  readonly title: string;
  /** Replaces the first line. */
  readonly text?: string;
  /** The label of the button: a verb. */
  readonly confirm?: string;
  /** The label of the other button. The two labels then are the question. */
  readonly cancel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before an action that cannot be undone. Cancel has the focus and Escape cancels, so that no stray key confirms.
 */
export function WarningDialog({ isOpen, onCancel, ...question }: Props) {
  return (
    <Dialog modalType="alert" open={isOpen} onOpenChange={(_event, { open }) => !open && onCancel()}>
      <DialogSurface {...dialogProps('warning')}>
        {isOpen && <Question key={question.title} {...question} onCancel={onCancel} />}
      </DialogSurface>
    </Dialog>
  );
}

function Question({ title, text, confirm = areaText('confirm'), cancel, onConfirm, onCancel }: Omit<Props, 'isOpen'>) {
  const actor = useMachineActor(warningDialogMachine, { input: { text: text ?? null } });
  useMachineOutput(actor, (answer) => (answer === 'confirmed' ? onConfirm() : onCancel()));
  return (
    <DialogBody>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <p>{text ?? translate('warning.irreversible')}</p>
        {cancel === undefined && <p>{translate('warning.continue')}</p>}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => actor.send({ type: 'cancel' })}>
          {cancel ?? areaText('cancel')}
        </Button>
        <Button appearance="primary" onClick={() => actor.send({ type: 'confirm' })}>
          {confirm}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
