import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import { useEditorActors } from '../session/editorActors';
import { text } from '../texts';

/** Begins a place that no room of the floor plan shows, such as a taxi rank outside. */
export function CreateNewButton() {
  const { document, editor } = useEditorActors();
  return (
    <Button
      size="small"
      icon={<AddRegular />}
      onClick={() => {
        document.send({ type: 'select', selection: null });
        editor.send({ type: 'mesh.select', mesh: NEW_MESH });
        editor.send({ type: 'view.set', view: 'map' });
      }}
    >
      {text('createNew')}
    </Button>
  );
}
