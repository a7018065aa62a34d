import { useEffect, useMemo } from 'react';
import { createStore, type Store } from '@/components/mapCanvas/store';
import type { View } from '@/model/geometry/view';
import type { Orbit } from '@/model/spatial/orbit';

const UNTURNED: View = { scale: 1, x: 0, y: 0, turn: 0 };

/** The turn of a camera as the view of a floor plan, which is the one that the compass reads. */
export function useCompass(orbit: Store<Orbit>): Store<View> {
  const compass = useMemo(() => createStore<View>(UNTURNED), []);
  useEffect(() => {
    const follow = () => compass.set({ ...UNTURNED, turn: orbit.get().turn });
    follow();
    return orbit.subscribe(follow);
  }, [orbit, compass]);
  return compass;
}
