import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEditedFloor } from './editedFloor';
import { useEditor } from './editorSession';

/** The address mirrors view, floor, tab and selection, so that links and Back work; the machines own them. */
export function useEditorAddress(): void {
  const { document, editor } = useEditor();
  const floor = useEditedFloor().floor?.uuid ?? null;
  const [params, setParams] = useSearchParams();
  const isMap = useSelector(editor, (snapshot) => snapshot.matches({ view: 'map' }));
  const tab = useSelector(editor, (snapshot) => snapshot.context.tab);
  const mesh = useSelector(editor, (snapshot) => snapshot.context.mesh);
  const selection = useSelector(document, (snapshot) => snapshot.context.history.selection);
  const selected =
    mesh !== null ? `mesh:${mesh}` : selection?.ids.length === 1 ? `${selection.type}:${selection.ids[0]}` : null;
  useEffect(() => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        const put = (key: string, value: string | null) => (value === null ? after.delete(key) : after.set(key, value));
        put('viewType', isMap ? 'map' : 'list');
        put('floor', floor);
        put('tab', tab === 1 ? null : String(tab));
        put('selected', selected);
        return after;
      },
      { replace: true },
    );
  }, [isMap, floor, tab, selected, setParams]);

  // Back and forward, and an edited address.
  const wantedView = params.get('viewType') === 'list' ? 'list' : 'map';
  useEffect(() => {
    if ((wantedView === 'map') !== editor.getSnapshot().matches({ view: 'map' }))
      editor.send({ type: 'view.set', view: wantedView });
  }, [wantedView, editor]);
}
