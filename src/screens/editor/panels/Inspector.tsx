import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { translate } from '@/contract/texts/translate';
import { useEditedFloor } from '../editedFloor';
import { useEditor } from '../editorSession';
import type { RoutePreview } from '../tools/route/routePreview';
import { useTool } from '../tools/useTool';
import { GroupPanel } from './GroupPanel';
import { MeshPanel } from './MeshPanel';
import { NodePanel } from './NodePanel';
import { PathPanel } from './PathPanel';

const useStyles = makeStyles({
  nothing: { padding: '24px 16px', color: tokens.colorNeutralForeground3 },
});

/** The panel of the active tool, else of the selection. */
export function Inspector({ route }: { route: RoutePreview }) {
  const styles = useStyles();
  const { document, editor } = useEditor();
  const { floor } = useEditedFloor();
  const { Panel } = useTool();
  const selection = useSelector(document, (snapshot) => snapshot.context.history.selection);
  const mesh = useSelector(editor, (snapshot) => snapshot.context.mesh);
  if (Panel) return <Panel route={route} />;
  if (mesh !== null && floor) return <MeshPanel key={`${floor.uuid} ${mesh}`} mesh={mesh} floor={floor} />;
  if (selection?.type === 'node') return <NodePanel ids={selection.ids} />;
  if (selection?.type === 'edge') return <PathPanel ids={selection.ids} />;
  if (selection?.type === 'group') return <GroupPanel ids={selection.ids} />;
  return (
    <div className={styles.nothing}>
      <Text>{translate('editor.selectToBegin')}</Text>
    </div>
  );
}
