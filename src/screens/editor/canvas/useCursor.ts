import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useEditorActors } from '../session/editorActors';
import { useMapView } from '../session/mapView';
import { cursorOf } from '../tools/cursorOf';
import { useRunningTool } from '../tools/useGesture';
import { useTool } from '../tools/useTool';

/** Keeps the pointer shape in step with tool, gesture and hover. Not by React: the pointer moves in every frame. */
export function useCursor(): void {
  const { editor } = useEditorActors();
  const { hover, canvas } = useMapView();
  const tool = useTool();
  const running = useRunningTool();
  const mayEditNodes = useSelector(editor, (snapshot) => snapshot.context.mayEditNodes);
  useEffect(() => {
    const show = () =>
      canvas.current?.setCursor(
        cursorOf({ tool, gesture: running?.getSnapshot(), over: hover.get().over, mayEditNodes }),
      );
    show();
    const offHover = hover.subscribe(show);
    const following = running?.subscribe(show);
    return () => {
      offHover();
      following?.unsubscribe();
    };
  }, [tool, running, hover, canvas, mayEditNodes]);
}
