import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useEditedFloor } from '../../session/editedFloor';
import { useEditorActors } from '../../session/editorActors';
import { DrawPanel } from './DrawPanel';
import { MergePanel } from './MergePanel';
import { SplitPanel } from './SplitPanel';

/**
 * The panel of the running correction; nothing while there is no floor plan to correct. Without the room that is split or
 * merged, as after a change of the floor, the correction ends.
 */
export function OutlinePanel() {
  const { editor } = useEditorActors();
  const { drawn } = useEditedFloor();
  const task = useSelector(editor, (snapshot) => snapshot.context.task);
  const mesh = useSelector(editor, (snapshot) => snapshot.context.mesh);
  const isLost = task !== 'draw' && mesh === null;
  useEffect(() => {
    if (isLost) editor.send({ type: 'tool.set', tool: 'select' });
  }, [editor, isLost]);
  if (!drawn) return null;
  if (task === 'draw') return <DrawPanel drawn={drawn} />;
  if (mesh === null) return null;
  return task === 'split' ? (
    <SplitPanel key={mesh} drawn={drawn} room={mesh} />
  ) : (
    <MergePanel key={mesh} drawn={drawn} room={mesh} />
  );
}
