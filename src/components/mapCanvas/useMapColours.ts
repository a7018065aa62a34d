import { useEffect, useState } from 'react';
import { useMediaQuery } from '../layout/useMediaQuery';
import { useSettings } from '../SettingsProvider';
import { MAP_COLOURS, type MapColours } from './mapColours';

/** The map style of the colours that the person's system forces on every page; null where it forces none. */
export function useForcedMapColours(): MapColours | null {
  const isForced = useMediaQuery('(forced-colors: active)');
  const [system, setSystem] = useState<MapColours | null>(null);
  useEffect(() => {
    if (!isForced) return;
    void import('./systemMapColours').then(
      ({ systemMapColours }) => setSystem(systemMapColours()),
      () => undefined,
    );
  }, [isForced]);
  return isForced ? system : null;
}

/** The map style of the theme, or of the colours that the person's system forces on every page. */
export function useMapColours(): MapColours {
  const { resolvedTheme } = useSettings();
  return useForcedMapColours() ?? MAP_COLOURS[resolvedTheme];
}
