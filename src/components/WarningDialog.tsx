import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { say } from '@/contract/texts/say';
import { warningDialogMachine } from '@/machines/warningDialog.machine';
import { dialogMark } from './dialogTable';
import { useChart } from './useChart';
import { useChartEnd } from './useChartEnd';

interface Props {
  readonly isOpen: boolean;
  /** Names the thing. */
  readonly title: string;
  /** Takes the place of the first line. */
  readonly text?: string;
  /** The verb. */
  readonly confirm?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before what cannot be undone. Cancel has the focus, Escape cancels (F4). */
export function WarningDialog({ isOpen, onCancel, ...question }: Props) {
  return (
    <Dialog modalType="alert" open={isOpen} onOpenChange={(_event, { open }) => !open && onCancel()}>
      <DialogSurface {...dialogMark('warning')}>
        {isOpen && <Question key={question.title} {...question} onCancel={onCancel} />}
      </DialogSurface>
    </Dialog>
  );
}

function Question({ title, text, confirm = 'Confirm', onConfirm, onCancel }: Omit<Props, 'isOpen'>) {
  const chart = useChart(warningDialogMachine, { input: { text: text ?? null } });
  useChartEnd(chart, (answer) => (answer === 'confirmed' ? onConfirm() : onCancel()));
  return (
    <DialogBody>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <p>{text ?? say('warning.irreversible')}</p>
        <p>{say('warning.continue')}</p>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => chart.send({ type: 'cancel' })}>
          Cancel
        </Button>
        <Button appearance="primary" onClick={() => chart.send({ type: 'confirm' })}>
          {confirm}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
