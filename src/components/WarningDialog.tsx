import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';

interface Props {
  readonly isOpen: boolean;
  /** Names the thing. */
  readonly title: string;
  /** The first line; the specification's default where it is left out. */
  readonly text?: ReactNode;
  /** The verb. */
  readonly confirm?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before what cannot be undone. Cancel has the focus, Escape cancels (F4). */
export function WarningDialog({ isOpen, title, text, confirm = 'Confirm', onConfirm, onCancel }: Props) {
  return (
    <Dialog modalType="alert" open={isOpen} onOpenChange={(_event, { open }) => !open && onCancel()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <p>{text ?? 'This process cannot be reversed.'}</p>
            <p>Do you wish to continue?</p>
          </DialogContent>
          <DialogActions>
            <Button autoFocus onClick={onCancel}>
              Cancel
            </Button>
            <Button appearance="primary" onClick={onConfirm}>
              {confirm}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
