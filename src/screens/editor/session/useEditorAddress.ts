import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import type { ToolName } from '@/machines/editor/editor.machine';
import { NODE_EDITOR_TABS, PATH_TABS, type TabId } from '@/machines/editor/tabs';
import { useEditedFloor } from './editedFloor';
import { useEditorActors } from './editorActors';
import { useMapView } from './mapView';
import { useOpenedLocation } from './openedLocation';
import { floorWith, readSelection } from './readSelection';

/** The address mirrors view, floor, tab and selection, so that links and Back work; the machines own them. */
export function useEditorAddress(): void {
  const { document, editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const { show } = useMapView();
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
  const [wantedTab, setWantedTab] = useState(() => (params.has('tab') ? Number(params.get('tab')) : null));
  const isOpen = useSelector(document, (snapshot) => snapshot.matches('open'));
  useEffect(() => {
    if (!isOpen || (wanted === null && wantedTab === null)) return;
    setWanted(null);
    setWantedTab(null);
    const { context } = editor.getSnapshot();
    const tool = wantedTab === null ? null : toolOfTab(wantedTab);
    if (tool !== null && context[tool.right]) editor.send({ type: 'tool.set', tool: tool.name });
    const { present } = document.getSnapshot().context.history;
    const found = wanted === null ? null : readSelection(wanted, present);
    if (found?.kind === 'mesh') editor.send({ type: 'mesh.select', mesh: found.mesh });
    else if (found) {
      const on = floorWith(present, found.selection, context.floor);
      if (on !== null && on !== context.floor) editor.send({ type: 'floor.set', floor: on });
      document.send({ type: 'select', selection: found.selection });
      if (found.at) show(found.at);
    }
    // Selecting opens the first tab, so the one of the address is applied last. A tab of a tool without the right to it
    // is ignored.
    if (wantedTab !== null && (tool === null || context[tool.right])) editor.send({ type: 'tab.set', tab: wantedTab });
  }, [isOpen, wanted, wantedTab, document, editor, show]);
  // Only changes of the machines are written: writing after every change of the address would undo it.
  const latest = useRef(setParams);
  latest.current = setParams;
  useEffect(() => {
    latest.current(
      (before) => {
        const after = new URLSearchParams(before);
        const put = (key: string, value: string | null) => (value === null ? after.delete(key) : after.set(key, value));
        put('viewType', isMap ? 'map' : 'list');
        put('floor', floor);
        put('tab', String(wantedTab ?? tab) === '1' ? null : String(wantedTab ?? tab));
        put('selected', wanted ?? selected);
        return after;
      },
      { replace: true },
    );
  }, [isMap, floor, tab, selected, wanted, wantedTab]);

  // Back and forward, a link, and an edited address. The address written above may be shown only after the next choice
  // of a view or a floor, which it must not undo.
  const cause = useNavigationType();
  const isOpened = useRef(false);
  const isOwn = useEffectEvent(() => isOpened.current && cause === 'REPLACE');
  const wantedView = params.get('viewType') === 'list' ? 'list' : 'map';
  useEffect(() => {
    if (!isOwn() && (wantedView === 'map') !== editor.getSnapshot().matches({ view: 'map' }))
      editor.send({ type: 'view.set', view: wantedView });
  }, [wantedView, editor]);

  const wantedFloor = params.get('floor');
  // The editor opens at the floor of the address, or at that of the selection in it.
  const followed = useRef(wantedFloor);
  useEffect(() => {
    const isNew = followed.current !== wantedFloor;
    followed.current = wantedFloor;
    const isFloor = data.location.buildings.some(({ floors }) => floors.some(({ uuid }) => uuid === wantedFloor));
    if (isNew && !isOwn() && wantedFloor !== null && isFloor && wantedFloor !== editor.getSnapshot().context.floor)
      editor.send({ type: 'floor.set', floor: wantedFloor });
    isOpened.current = true;
  }, [wantedFloor, data, editor]);
}

/** The tool whose panel has the tab, and the right to it; null for a tab of the select tool, and for none. */
function toolOfTab(tab: TabId): { readonly name: ToolName; readonly right: 'mayEditNodes' | 'mayEditPaths' } | null {
  if (NODE_EDITOR_TABS.includes(tab)) return { name: 'node', right: 'mayEditNodes' };
  return PATH_TABS.includes(tab) ? { name: 'path', right: 'mayEditPaths' } : null;
}
