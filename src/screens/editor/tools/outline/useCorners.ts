import { useEffect, useRef } from 'react';
import type { ToolEmitted } from '@/machines/editor/runningTool';
import type { FloorPoint } from '@/model/geometry/points';
import { useGesture, useRunningTool } from '../useGesture';

const NO_POINTS: readonly FloorPoint[] = [];

/** The corners that are set, without the one that follows the pointer. */
export const useCorners = (): readonly FloorPoint[] => useGesture((snapshot) => snapshot?.context.points ?? NO_POINTS);

/** Calls back for each event that the running tool emits. */
export function useToolEvent(onEvent: (emitted: ToolEmitted) => void): void {
  const running = useRunningTool();
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => {
    const following = running?.on('*', (emitted) => latest.current(emitted));
    return () => following?.unsubscribe();
  }, [running]);
}

/** Calls back once the corners are finished, after they are rendered. */
export function useOutlined(onOutlined: () => void): void {
  const latest = useRef(onOutlined);
  latest.current = onOutlined;
  useToolEvent((emitted) => {
    if (emitted.type === 'outlined') requestAnimationFrame(() => latest.current());
  });
}
