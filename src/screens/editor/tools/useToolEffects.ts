import { useEffect, useRef } from 'react';
import type { RunningTool } from '@/machines/editor/runningTool';
import { useToolWorld } from '../session/useToolWorld';
import { toolOf } from './toolTable';

/** Runs the effects of the active tool for the events of its machine. */
export function useToolEffects(): void {
  const world = useToolWorld();
  const { editor } = world;
  const latest = useRef(world);
  latest.current = world;
  useEffect(() => {
    let running: RunningTool | undefined;
    let subscription: { unsubscribe(): void } | undefined;
    // Not by React: the next event may arrive before it renders the next tool.
    const bind = () => {
      const snapshot = editor.getSnapshot();
      const next: RunningTool | undefined = snapshot.children.tool;
      if (next === running) return;
      subscription?.unsubscribe();
      const { effect } = toolOf(snapshot);
      running = next;
      subscription = next?.on('*', (emitted) => effect(emitted, latest.current));
    };
    bind();
    const following = editor.subscribe(bind);
    return () => {
      following.unsubscribe();
      subscription?.unsubscribe();
    };
  }, [editor]);
}
