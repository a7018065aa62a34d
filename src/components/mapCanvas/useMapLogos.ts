import { useEffect, useRef, useState } from 'react';
import { loadMapLogo, type MapLogo } from './mapLogo';

export type MapLogos = ReadonlyMap<string, MapLogo>;

const NONE: MapLogos = new Map();

/**
 * The pictures with these addresses, as far as they are loaded. The map has the names of rooms until all of them are, so
 * that it is painted again once; a picture that cannot be loaded leaves the name.
 */
export function useMapLogos(addresses: readonly string[]): MapLogos {
  const [logos, setLogos] = useState(NONE);
  /** Null where a picture cannot be loaded. */
  const known = useRef(new Map<string, MapLogo | null>());
  const wanted = addresses.toSorted().join('\n');
  useEffect(() => {
    const missing = wanted.split('\n').filter((address) => address !== '' && !known.current.has(address));
    if (missing.length === 0) return;
    let isOver = false;
    void Promise.allSettled(missing.map(loadMapLogo)).then((loaded) => {
      if (isOver) return;
      for (const [at, address] of missing.entries()) {
        const result = loaded[at];
        known.current.set(address, result?.status === 'fulfilled' ? result.value : null);
      }
      setLogos(new Map([...known.current].flatMap(([address, logo]) => (logo ? [[address, logo] as const] : []))));
    });
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return logos;
}
