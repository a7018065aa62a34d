import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { devicePublicationQuery, loadDeviceFloorPlan } from '@/api/kiosks/devices';
import { Loading } from '@/components/feedback/Loading';
import type { QrDrawer } from '@/components/media/qrDrawer';
import { useSettings } from '@/components/SettingsProvider';
import type { DeviceConfiguration } from '@/contract/kiosks/devices';
import { placedAt } from '@/model/kiosks/placedAt';
import { StillThere } from '../preview/kiosk/StillThere';
import { VisitorFrame } from '../preview/languages/VisitorFrame';
import { useContentLanguage } from '../preview/useContentLanguage';
import { useVenue } from '../preview/useVenue';
import type { LoadPlan } from '../preview/VisitorFloorPlan';
import { VisitorMap } from '../preview/VisitorMap';
import { visitorTheme } from '../preview/visitorTheme';
import { text } from './texts';
import { useKioskVisits } from './useKioskVisits';

interface Props {
  readonly deviceKey: string;
  readonly drawQr: QrDrawer;
  readonly shown: DeviceConfiguration;
  /** Each visitor starts with a fresh map. */
  readonly visit: number;
  /** The visit is over unless somebody touches the kiosk. */
  readonly isWarned: boolean;
  readonly onTouch: () => void;
}

/** The wayfinder of the location, at the place of this kiosk. */
export function KioskMap({ visit, ...visited }: Props) {
  useKioskVisits(visited.deviceKey, visited.shown.build?.id ?? null);
  return <Visit key={`${visited.shown.tag} ${visit}`} {...visited} />;
}

/** The map of one visitor, in the language that this one chooses. */
function Visit({ deviceKey, drawQr, shown, isWarned, onTouch }: Omit<Props, 'visit'>) {
  const { resolvedTheme } = useSettings();
  const { data } = useQuery(devicePublicationQuery(deviceKey, shown.build?.id ?? 0));
  const { publication, names, languages, texts } = useContentLanguage(data, { isKiosk: true });
  const placed = useMemo(() => {
    if (!publication) return null;
    const { project } = publication;
    return { ...publication, project: { ...project, screens: placedAt(project.screens, shown) } };
  }, [publication, shown]);
  const venue = useVenue(placed, names);
  const loadPlan: LoadPlan = useCallback(
    (floor, signal) => loadDeviceFloorPlan(deviceKey, shown.tag, floor.uuid, signal),
    [deviceKey, shown.tag],
  );
  if (!venue || !texts) return <Loading label={text('loading')} page />;
  return (
    <VisitorFrame theme={visitorTheme(resolvedTheme, venue.organisation.color)} texts={texts}>
      <VisitorMap
        venue={venue}
        draftText={null}
        kiosk={String(shown.id)}
        languages={languages}
        address={`${window.location.origin}/preview/${publication?.project.location.uuid ?? ''}`}
        isAddressed={false}
        drawQr={drawQr}
        loadPlan={loadPlan}
      />
      {isWarned && <StillThere onTouch={onTouch} />}
    </VisitorFrame>
  );
}
