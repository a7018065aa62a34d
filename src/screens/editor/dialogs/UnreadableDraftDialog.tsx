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
import type { UnreadableDraft } from '@/machines/editor/documentTypes';
import { downloadJson } from './downloadJson';

interface Props {
  readonly draft: UnreadableDraft;
  readonly onDiscard: () => void;
  /** Leaves the location; the draft stays on this device. */
  readonly onLeave: () => void;
}

const TEXTS = {
  'newer-version': 'A newer version of this console wrote it. Reload the page to get that version, then open it again.',
  damaged: 'It is damaged. Download it so that support can look for what is left of it.',
} as const;

/** This device has unsaved work that cannot be opened: the person downloads it, discards it, or leaves it where it is. */
export function UnreadableDraftDialog({ draft, onDiscard, onLeave }: Props) {
  return (
    <Dialog modalType="alert" open>
      <DialogSurface {...dialogProps('unreadableDraft')}>
        <DialogBody>
          <DialogTitle>Unsaved work on this device cannot be opened</DialogTitle>
          <DialogContent>
            <p>{TEXTS[draft.reason]}</p>
            <p>{draft.detail}</p>
          </DialogContent>
          <DialogActions>
            <Button onClick={onDiscard}>Discard</Button>
            <Button onClick={() => downloadJson('unsaved-work.json', draft.stored)}>Download</Button>
            <Button appearance="primary" autoFocus onClick={onLeave}>
              Back to locations
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
