import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MapOption } from '@/machines/editor/editor.machine';
import { fitBox, toFloor } from '@/model/geometry/view';
import { useEditedFloor } from './editedFloor';
import { useEditorActors } from './editorActors';
import { useMapView } from './mapView';
import { useOpenedLocation } from './openedLocation';
import { readRememberedView, viewAround, writeRememberedView } from './rememberedView';

/** Milliseconds without a change after which the view is stored. */
const PAUSE = 300;

/**
 * Shows the place and the layers at which this tab left the location, or the whole floor. Floors share their coordinates,
 * so another floor keeps the view.
 */
export function useRememberedView(): void {
  const { editor } = useEditorActors();
  const { project } = useOpenedLocation();
  const { view, canvas } = useMapView();
  const { floor, drawn, bounds } = useEditedFloor();
  const placed = useRef<string | null>(null);
  // In a layout effect, since the floor plan is painted right after it.
  useLayoutEffect(() => {
    const size = canvas.current?.size;
    if (!floor || !(bounds ?? drawn) || !size || size.width === 0 || placed.current === project) return;
    placed.current = project;
    const remembered = readRememberedView(project);
    // Nothing is drawn on a floor plan that was just begun: its first room must not change the view.
    if (remembered) view.set(viewAround(remembered, size));
    else if (bounds) view.set(fitBox(bounds, size));
    if (!remembered) return;
    const { options } = editor.getSnapshot().context;
    for (const option of Object.keys(options) as MapOption[])
      if (options[option] !== remembered.options[option]) editor.send({ type: 'option.toggle', option });
  });
  useEffect(() => {
    let timer = 0;
    const store = () => {
      timer = 0;
      const size = canvas.current?.size;
      if (!size || size.width === 0 || placed.current !== project) return;
      const present = view.get();
      const { x, y } = toFloor(present, { x: size.width / 2, y: size.height / 2 });
      const { options } = editor.getSnapshot().context;
      writeRememberedView(project, { x, y, scale: present.scale, turn: present.turn, options });
    };
    const storeLater = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(store, PAUSE);
    };
    const storeNow = () => {
      if (timer === 0) return;
      window.clearTimeout(timer);
      store();
    };
    const offView = view.subscribe(storeLater);
    const { unsubscribe } = editor.subscribe(storeLater);
    window.addEventListener('pagehide', storeNow);
    return () => {
      storeNow();
      offView();
      unsubscribe();
      window.removeEventListener('pagehide', storeNow);
    };
  }, [editor, project, view, canvas]);
}
