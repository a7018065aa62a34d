import { useEffect, useRef } from 'react';
import { useMapView } from '../session/mapView';
import { useRunningTool } from '../tools/useGesture';
import { editorScene } from './editorScene';
import { type SceneOptions, useSceneState } from './useSceneState';

/** Keeps the overlay's scene in step with network, selection, tool and pointer. */
export function useEditorScene(options: SceneOptions): void {
  const { scene, hover } = useMapView();
  const running = useRunningTool();
  const state = useSceneState(options);
  const latest = useRef(state);
  latest.current = state;

  // Pointer and gesture change more often than React should render.
  useEffect(() => {
    const draw = () => scene.set(editorScene(latest.current, hover.get(), running?.getSnapshot()));
    const offHover = hover.subscribe(draw);
    const following = running?.subscribe(draw);
    return () => {
      offHover();
      following?.unsubscribe();
    };
  }, [scene, hover, running]);
  useEffect(() => {
    scene.set(editorScene(state, hover.get(), running?.getSnapshot()));
  }, [scene, hover, running, state]);
}
