import { Suspense, useEffect, useState } from 'react';
import { lazyOptional } from '../lazy/lazyPart';
import type { CompassProps } from './Compass';

// Most maps are never turned.
const Compass = lazyOptional(async () => (await import('./Compass')).Compass);

/** The place of the compass, which loads once the map is turned for the first time and stays to say that it is not. */
export function CompassPlace(props: CompassProps) {
  const { view } = props;
  const [wasTurned, setWasTurned] = useState(false);
  useEffect(() => {
    const look = () => {
      if (view.get().turn !== 0) setWasTurned(true);
    };
    look();
    return view.subscribe(look);
  }, [view]);
  if (!wasTurned) return null;
  return (
    <Suspense fallback={null}>
      <Compass {...props} />
    </Suspense>
  );
}
