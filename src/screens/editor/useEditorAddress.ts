import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEditedFloor } from './editedFloor';
import { useEditor } from './editorSession';
import { readSelection } from './readSelection';

/** The address mirrors view, floor, tab and selection, so that links and Back work; the machines own them. */
export function useEditorAddress(): void {
  const { document, editor, data, show } = useEditor();
  const floor = useEditedFloor().floor?.uuid ?? null;
  const [params, setParams] = useSearchParams();
  const isMap = useSelector(editor, (snapshot) => snapshot.matches({ view: 'map' }));
  const tab = useSelector(editor, (snapshot) => snapshot.context.tab);
  const mesh = useSelector(editor, (snapshot) => snapshot.context.mesh);
  const selection = useSelector(document, (snapshot) => snapshot.context.history.selection);
  const selected =
    mesh !== null ? `mesh:${mesh}` : selection?.ids.length === 1 ? `${selection.type}:${selection.ids[0]}` : null;
  // The selection of the address is taken once the network is there, and stays in the address until then.
  const [wanted, setWanted] = useState(() => params.get('selected'));
  const isOpen = useSelector(document, (snapshot) => snapshot.matches('open'));
  useEffect(() => {
    if (!isOpen || wanted === null) return;
    setWanted(null);
    const { present } = document.getSnapshot().context.history;
    const found = readSelection(wanted, present);
    if (found?.kind === 'mesh') editor.send({ type: 'mesh.select', mesh: found.mesh });
    else if (found) {
      document.send({ type: 'select', selection: found.selection });
      if (found.at) show(found.at);
    }
  }, [isOpen, wanted, document, editor, show]);
  // Only what the machines change is written: writing after every change of the address would undo it.
  const latest = useRef(setParams);
  latest.current = setParams;
  useEffect(() => {
    latest.current(
      (before) => {
        const after = new URLSearchParams(before);
        const put = (key: string, value: string | null) => (value === null ? after.delete(key) : after.set(key, value));
        put('viewType', isMap ? 'map' : 'list');
        put('floor', floor);
        put('tab', tab === 1 ? null : String(tab));
        put('selected', wanted ?? selected);
        return after;
      },
      { replace: true },
    );
  }, [isMap, floor, tab, selected, wanted]);

  // Back and forward, and an edited address.
  const wantedView = params.get('viewType') === 'list' ? 'list' : 'map';
  useEffect(() => {
    if ((wantedView === 'map') !== editor.getSnapshot().matches({ view: 'map' }))
      editor.send({ type: 'view.set', view: wantedView });
  }, [wantedView, editor]);

  const wantedFloor = params.get('floor');
  useEffect(() => {
    const isFloor = data.location.buildings.some(({ floors }) => floors.some(({ uuid }) => uuid === wantedFloor));
    if (wantedFloor !== null && isFloor && wantedFloor !== editor.getSnapshot().context.floor)
      editor.send({ type: 'floor.set', floor: wantedFloor });
  }, [wantedFloor, data, editor]);
}
