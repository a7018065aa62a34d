import type { FloorPoint } from '@/model/geometry/points';
import type { NodeId } from '@/model/network/network';
import type { NodeToolEmitted } from './nodeTool.machine';
import type { OutlineTask, OutlineToolEmitted } from './outlineTool.machine';
import type { PathToolEmitted } from './pathTool.machine';
import type { SelectToolEmitted } from './selectTool.machine';
import type { ToolGesture, ToolTag } from './toolPointer';

export type ToolEmitted = SelectToolEmitted | NodeToolEmitted | PathToolEmitted | OutlineToolEmitted;

export interface ToolSnapshot {
  readonly context: ToolGesture & {
    /** The node that the next path begins at, for a tool that draws paths. */
    readonly from?: NodeId | null;
    /** The points of the line, for a tool that measures or draws outlines. */
    readonly points?: readonly FloorPoint[];
    /** The corners before each reshaping of a finished outline. */
    readonly reshaped?: readonly (readonly FloorPoint[])[];
    /** The purpose of a tool that draws outlines. */
    readonly task?: OutlineTask;
  };
  hasTag(tag: ToolTag): boolean;
}

interface Subscription {
  unsubscribe(): void;
}

/** The actor of the active tool, whichever it is. Its events pass through the editor machine. */
export interface RunningTool {
  getSnapshot(): ToolSnapshot;
  subscribe(listener: (snapshot: ToolSnapshot) => void): Subscription;
  on(type: '*', listener: (emitted: ToolEmitted) => void): Subscription;
}
