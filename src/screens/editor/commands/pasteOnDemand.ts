import { onDemand } from '@/components/lazy/onDemand';
import type { Point } from '@/model/geometry/points';
import type { ToolWorld } from '../session/useToolWorld';

/** Pastes a text once the script for that is loaded. */
export const pasteOnDemand = (from: string, world: ToolWorld, at: Point | null): Promise<void> =>
  onDemand(
    async () => (await import('./pasteInto')).pasteInto,
    (pasteInto) => pasteInto(from, world, at),
  );
