import type { FloorPoint } from '@/model/geometry/points';
import type { EndSide } from '@/model/routing/nextEnd';
import type { RunCommand } from '../commands/useEditorCommands';
import type { OpenParts } from '../session/openParts';
import type { ToolWorld } from '../session/useToolWorld';
import type { EndKey } from '../tools/route/routePreview';

/** The input of a menu's builders. */
export interface MenuWorld extends ToolWorld, Pick<OpenParts, 'copying'> {
  readonly run: RunCommand;
  /** The place that was pressed; null for a menu of the selection alone. */
  readonly place: FloorPoint | null;
  /** Sets an end of the route preview. */
  readonly setRouteEnd: (side: EndSide, key: EndKey) => void;
}
