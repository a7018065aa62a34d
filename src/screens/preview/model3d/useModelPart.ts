import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ModelViewProps } from './ModelView';

type ModelPart = ComponentType<ModelViewProps>;

const loadModel = async (): Promise<ModelPart> => (await import('./ModelView')).ModelView;

/** The view in three dimensions, once it is wanted and its script is loaded; null before. */
export function useModelPart(isWanted: boolean, onFailed: () => void, load = loadModel): ModelPart | null {
  const [Part, setPart] = useState<ModelPart | null>(null);
  const latest = useRef(onFailed);
  latest.current = onFailed;
  const isNeeded = isWanted && Part === null;
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    load().then(
      (part) => {
        if (!isOver) setPart(() => part);
      },
      () => {
        if (!isOver) latest.current();
      },
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, load]);
  return isWanted ? Part : null;
}
