import { useSelector } from '@xstate/react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useEditorActors } from '../session/editorActors';
import { useOpenParts } from '../session/openParts';
import { text as editorText } from '../texts';
import { useCorrection } from '../tools/outline/useCorrection';
import { text } from './texts';

/** Begins a floor plan without rooms, as a step that Undo takes back, and asks for a picture to trace. */
export function DrawHereButton() {
  const { editor } = useEditorActors();
  const { isUnderlayOpen } = useOpenParts();
  const { isSending, correct } = useCorrection();
  const mayEdit = useSelector(editor, ({ context }) => context.mayEditNodes);
  return (
    <ActionButton
      blockedBy={
        blockedWhile(!mayEdit, editorText('blocked.no-right-to-nodes')) ?? blockedWhile(isSending, text('beginning'))
      }
      onClick={() => {
        correct({ kind: 'begin' });
        isUnderlayOpen.set(true);
      }}
    >
      {text('drawHere')}
    </ActionButton>
  );
}
