import { useEffect, useState } from 'react';
import { useMediaQuery } from '../layout/useMediaQuery';
import { useSettings } from '../SettingsProvider';
import { MAP_COLOURS, type MapColours } from './mapColours';

/** The map style of the theme, or of the colours that the person's system forces on every page. */
export function useMapColours(): MapColours {
  const { resolvedTheme } = useSettings();
  const isForced = useMediaQuery('(forced-colors: active)');
  const [system, setSystem] = useState<MapColours | null>(null);
  useEffect(() => {
    if (!isForced) return;
    void import('./systemMapColours').then(
      ({ systemMapColours }) => setSystem(systemMapColours()),
      () => undefined,
    );
  }, [isForced]);
  return (isForced && system) || MAP_COLOURS[resolvedTheme];
}
