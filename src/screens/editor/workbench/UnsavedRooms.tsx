import { Link } from '@fluentui/react-components';
import { useBesideNetwork } from '../session/besideNetwork';
import { useEditorActors } from '../session/editorActors';

/** The unsaved rooms as a link: each press shows the next one. */
export function UnsavedRooms({ text }: { readonly text: string }) {
  const { document, editor } = useEditorActors();
  const { placements } = useBesideNetwork();
  const next = () => {
    const { floor, mesh } = editor.getSnapshot().context;
    const rooms = [...placements.get().values()];
    const at = rooms.findIndex((room) => room.floor === floor && room.mesh === mesh);
    const room = rooms[(at + 1) % rooms.length];
    if (!room) return;
    editor.send({ type: 'view.set', view: 'map' });
    if (room.floor !== floor) editor.send({ type: 'floor.set', floor: room.floor });
    document.send({ type: 'select', selection: null });
    editor.send({ type: 'mesh.select', mesh: room.mesh });
  };
  return (
    <Link as="button" inline onClick={next}>
      {text}
    </Link>
  );
}
