import { SparkleRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { useEditedFloor } from '../session/editedFloor';
import { isReadingNetwork, useEditorActors } from '../session/editorActors';
import { useOpenParts } from '../session/openParts';
import { text as editorText } from '../texts';
import { text } from './texts';

/** Opens the generation of a network; not shown for a floor without a floor plan. */
export function GenerateButton() {
  const { document, editor } = useEditorActors();
  const { isGenerationOpen } = useOpenParts();
  const { floor } = useEditedFloor();
  const isReading = useSelector(document, isReadingNetwork);
  const mayEditNodes = useSelector(editor, ({ context }) => context.mayEditNodes);
  const mayEditPaths = useSelector(editor, ({ context }) => context.mayEditPaths);
  if (!floor?.plan || isReading) return null;
  return (
    <ActionButton
      icon={<SparkleRegular />}
      style={{ alignSelf: 'flex-start' }}
      blockedBy={
        mayEditNodes
          ? mayEditPaths
            ? null
            : editorText('blocked.no-right-to-paths')
          : editorText('blocked.no-right-to-nodes')
      }
      onClick={() => isGenerationOpen.set(true)}
    >
      {text('open')}
    </ActionButton>
  );
}
