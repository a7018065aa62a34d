import { useEffect, useRef, useState } from 'react';
import { catalogue } from '@/contract/texts/catalogue';
import type { Hit } from '@/machines/editor/toolPointer';
import { toFloor } from '@/model/geometry/view';
import { selectionLabel } from '../../session/selectionLabel';
import { useToolWorld } from '../../session/useToolWorld';
import { hitAtCentre, isCrosshairShown } from '../../tools/clickAtCentre';
import { useRoomName } from '../../tools/outline/useRoomName';
import { Announcement, REST_MILLISECONDS } from './Announcement';

const text = catalogue({
  crosshair: 'Crosshair',
  over: '{name} at the crosshair',
  overNothing: 'Nothing at the crosshair',
  selected: '{name} selected',
  deselected: 'Nothing selected',
});

/** Says to screen readers what lies at the crosshair once the map is at rest, and what Enter has selected there. */
export function CrosshairAnnouncer() {
  const world = useToolWorld();
  const roomName = useRoomName();
  const [announced, setAnnounced] = useState('');
  const latest = useRef({ world, roomName });
  latest.current = { world, roomName };
  const { view, document, editor } = world;
  useEffect(() => {
    let timer = 0;
    const look = () => {
      timer = 0;
      const now = latest.current.world;
      const size = now.canvas.current?.size;
      if (!size || !isCrosshairShown()) return;
      const hit = hitAtCentre(toFloor(view.get(), { x: size.width / 2, y: size.height / 2 }), now);
      const name = hit && nameOf(hit);
      setAnnounced(name === null ? text('overNothing') : text('over', { name }));
    };
    const nameOf = (hit: Hit): string =>
      hit.kind === 'mesh'
        ? latest.current.roomName(hit.name)
        : selectionLabel(
            document.getSnapshot().context.history.present,
            hit.kind === 'node' ? { type: 'node', ids: [hit.id] } : { type: 'edge', ids: [hit.id] },
          );
    const offView = view.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, REST_MILLISECONDS);
    });
    const selected = (): string | null => {
      const { present, selection } = document.getSnapshot().context.history;
      const { mesh } = editor.getSnapshot().context;
      return selection ? selectionLabel(present, selection) : mesh === null ? null : latest.current.roomName(mesh);
    };
    let last = selected();
    const tell = () => {
      const name = selected();
      if (name === last) return;
      last = name;
      if (isCrosshairShown()) setAnnounced(name === null ? text('deselected') : text('selected', { name }));
    };
    const follows = [document.subscribe(tell), editor.subscribe(tell)];
    return () => {
      window.clearTimeout(timer);
      offView();
      for (const follow of follows) follow.unsubscribe();
    };
  }, [view, document, editor]);
  return <Announcement label={text('crosshair')}>{announced}</Announcement>;
}
