import { useMemo, useState } from 'react';
import { useOpenParts } from '../session/openParts';
import { useToolWorld } from '../session/useToolWorld';
import { useRoute } from '../tools/route/route';
import type { RunCommand } from '../useEditorCommands';
import { EditorMenu } from './EditorMenu';
import { menuGroups } from './menuGroups';
import type { MenuRequest } from './menuRequest';

interface Props {
  readonly request: MenuRequest;
  readonly run: RunCommand;
}

/** The context menu that is asked for. What it offers is read once, when it opens. */
export function ContextMenu({ request, run }: Props) {
  const world = useToolWorld();
  const { menu } = useOpenParts();
  const { setFrom, setTo } = useRoute();
  const groups = useMemo(
    () =>
      menuGroups({
        ...world,
        run,
        place: request.place,
        setRouteEnd: (side, key) => (side === 'from' ? setFrom : setTo)(key),
      }),
    [world, run, request, setFrom, setTo],
  );
  const [opener] = useState(() => document.activeElement);
  const close = () => {
    menu.set(null);
    if (opener instanceof HTMLElement) opener.focus();
  };
  // Another place is another menu: it opens there, with the focus on its first row.
  return (
    <EditorMenu key={`${request.client.x} ${request.client.y}`} request={request} groups={groups} onClose={close} />
  );
}
