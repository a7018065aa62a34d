import { DirectionsFilled, DirectionsRegular } from '@fluentui/react-icons';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { ToolbarTool } from '../editorTool';
import { selectTool } from '../select/selectTool';
import { text } from '../texts';

/**
 * Selects as the select tool does but moves nothing, and previews routes in its panel, where a click also sets an end.
 * Machine: selectTool.
 */
export const routeTool: ToolbarTool = {
  ...selectTool,
  name: 'route',
  label: text('route'),
  command: 'tool.route',
  icon: DirectionsRegular,
  activeIcon: DirectionsFilled,
  hint: text('routeHint'),
  movesNodes: false,
  Panel: lazyPart(async () => (await import('./RoutePanel')).RoutePanel),
};
