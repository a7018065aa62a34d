import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { TypedInput } from '@/machines/editor/documentTypes';
import { useBesideNetwork } from '../session/besideNetwork';
import { useEditorActors } from '../session/editorActors';
import { keptRooms, readRooms } from './typedRooms';

/** Keeps the input of forms with the draft of the network, and shows that of a restored draft in them. */
export function useKeptInput(): void {
  const { document } = useEditorActors();
  const { placements, typed } = useBesideNetwork();
  const restored = useSelector(document, (snapshot) => snapshot.context.restored);
  useEffect(() => {
    if (restored === null) return;
    const { rooms, ...others } = restored;
    typed.set({ ...others, ...typed.get() });
    placements.restore(readRooms(rooms));
  }, [restored, placements, typed]);
  useEffect(() => {
    const keep = () => {
      const rooms = keptRooms(placements.kept());
      const input: TypedInput = { ...typed.get(), ...(rooms.length > 0 && { rooms }) };
      document.send({ type: 'typed.set', typed: input });
    };
    if (placements.get().size > 0 || Object.keys(typed.get()).length > 0) keep();
    const follows = [placements.subscribe(keep), typed.subscribe(keep)];
    return () => {
      for (const off of follows) off();
    };
  }, [document, placements, typed]);
}
