import { Button, FluentProvider } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { countVisits } from '@/api/analytics/countVisits';
import { PUBLICATION_KEY } from '@/api/publishing/keys';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { useSettings } from '@/components/SettingsProvider';
import type { Publication } from '@/contract/locations/projectData';
import { text } from './texts';
import { useContentLanguage } from './useContentLanguage';
import type { LoadPlan } from './VisitorFloorPlan';
import { VisitorMap } from './VisitorMap';
import { toVenue } from './venue';
import { visitorTheme } from './visitorTheme';

interface Props {
  readonly readPublication: (signal: AbortSignal) => Promise<Publication>;
  readonly loadPlan: LoadPlan;
}

const kioskOfAddress = () => new URLSearchParams(window.location.search).get('kiosk');

/** The map of a build, from the files beside the page. */
export function Wayfinder({ readPublication, loadPlan }: Props) {
  const { resolvedTheme } = useSettings();
  const publication = useQuery({ queryKey: PUBLICATION_KEY, queryFn: ({ signal }) => readPublication(signal) });
  const kiosk = kioskOfAddress();
  const { publication: shown, languages } = useContentLanguage(publication.data, { isKiosk: kiosk !== null });
  const venue = useMemo(() => (shown ? toVenue(shown) : null), [shown]);
  const visits = publication.data?.visits;
  const location = publication.data?.project.location.uuid;
  useEffect(() => {
    if (!visits || location === undefined) return;
    const { address, access_key: accessKey } = visits;
    return countVisits(
      { address, accessKey, location, service: 'mapapp', environment: 'live' },
      { isKiosk: kiosk !== null },
    );
  }, [visits, location, kiosk]);
  const name = venue?.name;
  useEffect(() => {
    if (name) document.title = name;
  }, [name]);
  if (publication.error)
    return (
      <EmptyState
        isPage
        icon={<ErrorCircleRegular />}
        title={text('mapFailed')}
        text={text('mapFilesFailed')}
        action={<Button onClick={() => void publication.refetch()}>{text('retry')}</Button>}
      />
    );
  if (!venue) return <Loading label={text('loadingMap')} page />;
  return (
    <FluentProvider theme={visitorTheme(resolvedTheme, venue.organisation.color)} style={{ height: '100%' }}>
      <VisitorMap venue={venue} isDraft={false} kiosk={kiosk} languages={languages} loadPlan={loadPlan} />
    </FluentProvider>
  );
}
