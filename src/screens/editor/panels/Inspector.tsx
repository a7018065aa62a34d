import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { Floor } from '@/contract/buildings';
import type { ProjectData } from '@/contract/projectData';
import { translate } from '@/contract/texts/translate';
import type { ToolName } from '@/machines/editor/editor.machine';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { TravelType } from '@/model/network/network';
import type { EditorActors } from '../editorActors';
import type { RoutePreview } from '../tools/useRoutePreview';
import { GroupPanel } from './GroupPanel';
import { MeshPanel } from './MeshPanel';
import { NodePanel } from './NodePanel';
import { PathPanel } from './PathPanel';
import { RoutePanel } from './RoutePanel';

const useStyles = makeStyles({
  nothing: { padding: '24px 16px', color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly actors: EditorActors;
  readonly data: ProjectData;
  readonly project: string;
  readonly floor: Floor | null;
  readonly drawn: DrawnFloor | null;
  readonly tool: ToolName;
  readonly types: readonly TravelType[];
  readonly route: RoutePreview;
}

/** The panel of what is selected. */
export function Inspector({ actors, data, project, floor, drawn, tool, types, route }: Props) {
  const styles = useStyles();
  const selection = useSelector(actors.document, (snapshot) => snapshot.context.history.selection);
  const mesh = useSelector(actors.editor, (snapshot) => snapshot.context.mesh);
  if (tool === 'route') return <RoutePanel data={data} route={route} types={types} />;
  if (mesh !== null && floor)
    return (
      <MeshPanel key={`${floor.uuid} ${mesh}`} mesh={mesh} data={data} project={project} floor={floor} drawn={drawn} />
    );
  if (selection?.type === 'node')
    return <NodePanel actors={actors} data={data} ids={selection.ids} types={types} drawn={drawn} />;
  if (selection?.type === 'edge') return <PathPanel actors={actors} ids={selection.ids} types={types} />;
  if (selection?.type === 'group') return <GroupPanel actors={actors} data={data} ids={selection.ids} types={types} />;
  return (
    <div className={styles.nothing}>
      <Text>{translate('editor.selectToBegin')}</Text>
    </div>
  );
}
