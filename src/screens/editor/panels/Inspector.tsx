import { useSelector } from '@xstate/react';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { useTool } from '../tools/useTool';
import { FloorSummary } from './FloorSummary';
import { GroupPanel } from './GroupPanel';
import { MeshPanel } from './MeshPanel';
import { NewPlacePanel } from './NewPlacePanel';
import { NodePanel } from './NodePanel';
import { PathPanel } from './PathPanel';
import { RoomsPanel } from './RoomsPanel';

/** The panel of the active tool, else of the selection. */
export function Inspector() {
  const { document, editor } = useEditorActors();
  const { floor } = useEditedFloor();
  const { Panel } = useTool();
  const selection = useSelector(document, (snapshot) => snapshot.context.history.selection);
  const mesh = useSelector(editor, (snapshot) => snapshot.context.mesh);
  const meshes = useSelector(editor, (snapshot) => snapshot.context.meshes);
  if (Panel) return <Panel />;
  if (meshes.length > 1 && floor) return <RoomsPanel key={floor.uuid} floor={floor} meshes={meshes} />;
  if (mesh === NEW_MESH && floor) return <NewPlacePanel key={floor.uuid} floor={floor} />;
  if (mesh !== null && floor) return <MeshPanel key={`${floor.uuid} ${mesh}`} mesh={mesh} floor={floor} />;
  if (selection?.type === 'node') return <NodePanel ids={selection.ids} />;
  if (selection?.type === 'edge') return <PathPanel ids={selection.ids} />;
  if (selection?.type === 'group') return <GroupPanel ids={selection.ids} />;
  return <FloorSummary />;
}
