import { useEffect, useMemo, useState } from 'react';
import { toFloor } from '@/model/geometry/view';
import type { RunCommand } from '../commands/useEditorCommands';
import type { MenuRequest } from '../session/menuRequest';
import { useOpenParts } from '../session/openParts';
import { type ToolWorld, useToolWorld } from '../session/useToolWorld';
import { useRoute } from '../tools/route/route';
import { EditorMenu } from './EditorMenu';
import { menuGroups } from './menuGroups';

interface Props {
  readonly request: MenuRequest;
  readonly run: RunCommand;
}

/** The place of the floor under a menu that a key opened. */
function placeOf({ client }: MenuRequest, { canvas, view }: Pick<ToolWorld, 'canvas' | 'view'>) {
  const { x, y } = canvas.current?.corner ?? { x: 0, y: 0 };
  return toFloor(view.get(), { x: client.x - x, y: client.y - y });
}

/** The context menu that is asked for. What it offers is read once, when it opens. */
export function ContextMenu({ request, run }: Props) {
  const world = useToolWorld();
  const { menu, copying } = useOpenParts();
  const { setFrom, setTo } = useRoute();
  const groups = useMemo(
    () =>
      menuGroups(
        {
          ...world,
          copying,
          run,
          place: request.place,
          setRouteEnd: (side, key) => (side === 'from' ? setFrom : setTo)(key),
        },
        request.place ?? placeOf(request, world),
        request.isList === true,
      ),
    [world, copying, run, request, setFrom, setTo],
  );
  const isEmpty = groups.every((group) => group.length === 0);
  useEffect(() => {
    if (isEmpty) menu.set(null);
  }, [isEmpty, menu]);
  const [opener] = useState(() => document.activeElement);
  const close = () => {
    menu.set(null);
    if (opener instanceof HTMLElement) opener.focus();
  };
  if (isEmpty) return null;
  // Another place is another menu: it opens there, with the focus on its first row.
  return (
    <EditorMenu key={`${request.client.x} ${request.client.y}`} request={request} groups={groups} onClose={close} />
  );
}
