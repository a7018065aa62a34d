import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '@/components/feedback/useNotify';
import type { LostEdits } from '@/model/network/lostEdits';
import { floorId } from '@/model/network/network';
import type { PlacementDraft } from '../placements/placementDraft';
import { useBesideNetwork } from '../session/besideNetwork';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from './colleagueTexts';

/** The unsaved work that went with deleted floors. */
export interface Loss {
  readonly lost: LostEdits;
  readonly rooms: readonly PlacementDraft[];
  /** The names of the floors. */
  readonly floors: readonly string[];
}

/**
 * Notices at once that somebody has deleted floors, takes what was edited on them out of the unsaved work, and returns
 * it until the person has seen it. Where nothing was edited there, a notification says so.
 */
export function useDeletedFloors(): { readonly loss: Loss | null; readonly onSeen: () => void } {
  const { document } = useEditorActors();
  const { data } = useOpenedLocation();
  const { placements } = useBesideNetwork();
  const notify = useNotify();
  const lost = useSelector(document, (snapshot) => snapshot.context.lost);
  const [loss, setLoss] = useState<Loss | null>(null);
  // Every floor of this location that was ever there, since a deleted one has no name any more.
  const names = useRef(new Map<string, string>());
  const { buildings } = data.location;
  useEffect(() => {
    const floors = new Map(buildings.flatMap((building) => building.floors.map(({ uuid, name }) => [uuid, name])));
    const deleted = [...names.current.keys()].filter((uuid) => !floors.has(uuid));
    for (const [uuid, name] of floors) names.current.set(uuid, name);
    const { history } = document.getSnapshot().context;
    const isNew = deleted.some((uuid) => !history.deleted.has(floorId(uuid)));
    if (isNew) document.send({ type: 'floors.deleted', floors: deleted.map(floorId) });
  }, [buildings, document]);
  useEffect(() => {
    if (lost === null) return;
    const rooms = placements.takeFrom(lost.floors);
    const floors = lost.floors.map((uuid) => names.current.get(uuid) ?? text('unknownFloor'));
    const count = lost.nodes.length + lost.edges.length + rooms.length;
    setLoss((before) => {
      const all = [...(before?.rooms ?? []), ...rooms];
      return count > 0 || before ? { lost, rooms: all, floors } : null;
    });
    if (count > 0) return;
    document.send({ type: 'lost.seen' });
    notify(text(floors.length > 1 ? 'nothingLostOnSeveral' : 'nothingLost', { floors: floors.join(', ') }), 'warning');
  }, [lost, placements, document, notify]);
  const onSeen = () => {
    setLoss(null);
    document.send({ type: 'lost.seen' });
  };
  return { loss, onSeen };
}
