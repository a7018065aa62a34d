import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Insets } from '@/components/floorPlan/FloorPlanViewer';
import { useLateFonts } from '@/components/mapCanvas/useLateFonts';
import type { ModelMarks } from './marksPainter';
import type { CreateModelRenderer, ModelStage } from './modelRenderer';
import { createModelScreen, type ModelScreen } from './modelScreen';
import type { ModelCamera } from './useModelCamera';

interface Options {
  readonly camera: ModelCamera;
  readonly stage: ModelStage;
  readonly marks: ModelMarks;
  readonly insets: Insets;
  readonly createRenderer: CreateModelRenderer;
  /** Nothing can be drawn, or not any more. */
  readonly onFailed: () => void;
}

/** Draws bodies and marks in an element, whenever they change; without WebGL it fails. */
export function useModelScreen(host: RefObject<HTMLElement | null>, options: Options): void {
  const { stage, marks, insets, camera } = options;
  const { orbit, lensOf } = camera;
  const screen = useRef<ModelScreen>(null);
  const latest = useRef(options);
  latest.current = options;
  const [isReady, setReady] = useState(false);
  const fonts = useLateFonts();
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const fail = () => latest.current.onFailed();
    try {
      screen.current = createModelScreen(element, {
        orbit,
        lensOf,
        createRenderer: latest.current.createRenderer,
        onSize: (next) => latest.current.camera.setSize(next),
        onLost: fail,
      });
    } catch {
      // Without WebGL the plan is shown.
      fail();
      return;
    }
    setReady(true);
    return () => {
      screen.current?.dispose();
      screen.current = null;
      setReady(false);
    };
  }, [host, orbit, lensOf]);
  useEffect(() => {
    if (isReady) screen.current?.setStage(stage);
  }, [isReady, stage]);
  useEffect(() => {
    // Their names have the letters of the font that is there.
    if (isReady && fonts >= 0) screen.current?.setMarks(marks);
  }, [isReady, marks, fonts]);
  useEffect(() => {
    if (isReady && insets) screen.current?.request();
  }, [isReady, insets]);
}
