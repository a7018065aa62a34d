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
import { formatDateTime } from '@/components/formatDateTime';
import { fromNetwork } from '@/contract/network/networkWire';
import type { RecoveredDraft } from '@/machines/editor/documentTypes';
import { text } from './texts';

interface Props {
  readonly draft: RecoveredDraft;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers the unsaved work of this device; it is never discarded without a question. */
export function DraftDialog({ draft, onRestore, onDiscard }: Props) {
  const download = () => downloadJson('unsaved-work.json', fromNetwork(draft.network));
  return (
    <Dialog modalType="alert" open>
      <DialogSurface {...dialogProps('draft')}>
        <DialogBody>
          <DialogTitle>{text('draftTitle')}</DialogTitle>
          <DialogContent>
            <p>{text('draftChanged', { time: formatDateTime(new Date(draft.savedAt).toISOString()) })}</p>
            <p>{text('draftText')}</p>
          </DialogContent>
          <DialogActions>
            <Button onClick={onDiscard}>{text('discard')}</Button>
            <Button onClick={download}>{text('download')}</Button>
            <Button appearance="primary" autoFocus onClick={onRestore}>
              {text('restore')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
