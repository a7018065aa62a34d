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
import { formatDateTime } from '@/components/formatDateTime';
import { fromNetwork } from '@/contract/networkWire';
import type { RecoveredDraft } from '@/machines/editor/documentTypes';
import { downloadJson } from './downloadJson';

interface Props {
  readonly draft: RecoveredDraft;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** This device has work that was never saved: it is offered, and never thrown away without a word. */
export function DraftDialog({ draft, onRestore, onDiscard }: Props) {
  const download = () => downloadJson('unsaved-work.json', fromNetwork(draft.network));
  return (
    <Dialog modalType="alert" open>
      <DialogSurface {...dialogProps('draft')}>
        <DialogBody>
          <DialogTitle>Unsaved work was found on this device</DialogTitle>
          <DialogContent>
            <p>{`It was last changed ${formatDateTime(new Date(draft.savedAt).toISOString())} and was never saved.`}</p>
            <p>
              Restore it to go on where it ended. What others saved since is merged in; where both changed the same, you
              are asked.
            </p>
          </DialogContent>
          <DialogActions>
            <Button onClick={onDiscard}>Discard</Button>
            <Button onClick={download}>Download</Button>
            <Button appearance="primary" autoFocus onClick={onRestore}>
              Restore
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
