import { useEffect } from 'react';
import { useBesideNetwork } from '../session/besideNetwork';
import { useCorrection } from '../tools/outline/useCorrection';

/** Takes rooms off the floor plan for the commands that ask for it. */
export function useRoomRemoval(): void {
  const { removing } = useBesideNetwork();
  const { correct } = useCorrection();
  useEffect(() => {
    removing.current = (rooms) => correct({ kind: 'remove', rooms: [...rooms] });
  });
}
