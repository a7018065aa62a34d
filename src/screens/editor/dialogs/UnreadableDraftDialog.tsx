import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { dialogProps } from '@/components/dialog/dialogTable';
import { downloadJson } from '@/components/downloadJson';
import type { UnreadableDraft } from '@/machines/editor/documentTypes';
import { text } from './texts';

interface Props {
  readonly draft: UnreadableDraft;
  readonly onDiscard: () => void;
  /** Leaves the location; the draft stays on this device. */
  readonly onLeave: () => void;
}

/** This device has unsaved work that cannot be opened: the person downloads it, discards it, or leaves it where it is. */
export function UnreadableDraftDialog({ draft, onDiscard, onLeave }: Props) {
  return (
    <Dialog modalType="alert" open>
      <DialogSurface {...dialogProps('unreadableDraft')}>
        <DialogBody>
          <DialogTitle>{text('unreadableTitle')}</DialogTitle>
          <DialogContent>
            <p>{text(`unreadable.${draft.reason}`)}</p>
            <p>{draft.detail}</p>
          </DialogContent>
          <DialogActions>
            <Button onClick={onDiscard}>{text('discard')}</Button>
            <Button onClick={() => downloadJson('unsaved-work.json', draft.stored)}>{text('download')}</Button>
            <Button appearance="primary" autoFocus onClick={onLeave}>
              {text('back')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
