import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { catalogue } from '@/contract/texts/catalogue';
import type { ToolSnapshot } from '@/machines/editor/runningTool';
import type { NodeId } from '@/model/network/network';
import { nodeLabel } from '@/screens/checks/objectLabel';
import { useEditorActors } from '../../session/editorActors';
import { useGesture } from '../../tools/useGesture';
import { Announcement } from './Announcement';

const text = catalogue({
  paths: 'Path being drawn',
  drawing: 'Drawing a path from {node}',
  ended: 'No path is being drawn any more',
});

/** Says to screen readers from which node a path is drawn, and that the drawing has ended. */
export function PathAnnouncer() {
  const from = useGesture(beginningOf);
  const begin = useSelector(useEditorActors().document, ({ context }) =>
    from === null ? undefined : context.history.present.nodes.get(from),
  );
  const [hasDrawn, setDrawn] = useState(false);
  if (begin && !hasDrawn) setDrawn(true);
  return (
    <Announcement label={text('paths')}>
      {begin ? text('drawing', { node: nodeLabel(begin) }) : hasDrawn ? text('ended') : ''}
    </Announcement>
  );
}

/** The node that the next piece of a path begins at; null while none is drawn. */
const beginningOf = (snapshot: ToolSnapshot | undefined): NodeId | null =>
  snapshot?.hasTag('drawing') ? (snapshot.context.from ?? null) : null;
