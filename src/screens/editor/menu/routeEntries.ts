import type { EndSide } from '@/model/routing/nextEnd';
import type { EndKey } from '../tools/route/routePreview';
import type { MenuAction, MenuGroup } from './menuEntry';
import type { MenuWorld } from './menuWorld';
import { text } from './texts';

const SIDES: readonly EndSide[] = ['from', 'to'];

/** Takes the route tool with this end. @param end or the reason why there is none, in words */
export function routeEntries(
  end: { readonly key: EndKey } | { readonly blockedBy: string },
  { editor, setRouteEnd }: MenuWorld,
): MenuGroup {
  return SIDES.map(
    (side): MenuAction => ({
      key: `route ${side}`,
      label: text(`route.${side}`),
      keys: '',
      blockedBy: 'blockedBy' in end ? end.blockedBy : null,
      run: () => {
        if ('blockedBy' in end) return;
        editor.send({ type: 'tool.set', tool: 'route' });
        setRouteEnd(side, end.key);
      },
    }),
  );
}
