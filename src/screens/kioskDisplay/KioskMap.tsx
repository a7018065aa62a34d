import { FluentProvider } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { devicePublicationQuery, loadDeviceFloorPlan } from '@/api/kiosks/devices';
import { Loading } from '@/components/feedback/Loading';
import { useSettings } from '@/components/SettingsProvider';
import type { DeviceConfiguration } from '@/contract/kiosks/devices';
import { placedAt } from '@/model/kiosks/placedAt';
import { useContentLanguage } from '../preview/useContentLanguage';
import type { LoadPlan } from '../preview/VisitorFloorPlan';
import { VisitorMap } from '../preview/VisitorMap';
import { toVenue } from '../preview/venue';
import { visitorTheme } from '../preview/visitorTheme';
import { text } from './texts';

interface Props {
  readonly deviceKey: string;
  readonly shown: DeviceConfiguration;
  /** Each visitor starts with a fresh map. */
  readonly visit: number;
}

/** The wayfinder of the location, at the place of this kiosk. */
export function KioskMap({ visit, ...visited }: Props) {
  return <Visit key={`${visited.shown.tag} ${visit}`} {...visited} />;
}

/** The map of one visitor, in the language that this one chooses. */
function Visit({ deviceKey, shown }: Omit<Props, 'visit'>) {
  const { resolvedTheme } = useSettings();
  const { data } = useQuery(devicePublicationQuery(deviceKey, shown.build?.id ?? 0));
  const { publication, languages } = useContentLanguage(data, { isKiosk: true });
  const venue = useMemo(() => {
    if (!publication) return null;
    const { project } = publication;
    return toVenue({ ...publication, project: { ...project, screens: placedAt(project.screens, shown) } });
  }, [publication, shown]);
  const loadPlan: LoadPlan = useCallback(
    (floor, signal) => loadDeviceFloorPlan(deviceKey, floor.uuid, signal),
    [deviceKey],
  );
  if (!venue) return <Loading label={text('loading')} page />;
  return (
    <FluentProvider theme={visitorTheme(resolvedTheme, venue.organisation.color)} style={{ height: '100%' }}>
      <VisitorMap venue={venue} isDraft={false} kiosk={String(shown.id)} languages={languages} loadPlan={loadPlan} />
    </FluentProvider>
  );
}
