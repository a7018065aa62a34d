import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { RunningTool, ToolSnapshot } from '@/machines/editor/runningTool';
import { useEditorActors } from '../session/editorActors';

/** The actor of the active tool; each change of tool creates another one. */
export const useRunningTool = (): RunningTool | undefined =>
  useSelector(useEditorActors().editor, (snapshot): RunningTool | undefined => snapshot.children.tool);

/** A part of the running gesture; `select` returns the same value for the same snapshot. */
export function useGesture<Part>(select: (snapshot: ToolSnapshot | undefined) => Part): Part {
  const running = useRunningTool();
  const subscribe = useCallback(
    (listener: () => void) => {
      const following = running?.subscribe(listener);
      return () => following?.unsubscribe();
    },
    [running],
  );
  return useSyncExternalStore(subscribe, () => select(running?.getSnapshot()));
}
