import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { countVisits } from '@/api/analytics/countVisits';
import { PUBLICATION_KEY } from '@/api/publishing/keys';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import type { QrDrawer } from '@/components/media/qrDrawer';
import { useSettings } from '@/components/SettingsProvider';
import { OffersTouchKeys } from '@/components/touchKeys/useTouchKeys';
import type { Publication } from '@/contract/locations/projectData';
import { pageParams } from './address/pageAddress';
import { KioskVisits } from './kiosk/KioskVisits';
import { VisitorFrame } from './languages/VisitorFrame';
import { text as english } from './texts';
import { useContentLanguage } from './useContentLanguage';
import { useVenue } from './useVenue';
import type { LoadPlan } from './VisitorFloorPlan';
import { VisitorMap } from './VisitorMap';
import { visitorTheme } from './visitorTheme';

interface Props {
  readonly readPublication: (signal: AbortSignal) => Promise<Publication>;
  readonly loadPlan: LoadPlan;
  readonly drawQr: QrDrawer;
  /** The map inside of another page. */
  readonly embedding?: Embedding;
}

interface Embedding {
  /** The address of the map by itself, for links. */
  readonly address: string;
  readonly embedder: string;
  readonly onAddress: (search: string) => void;
  /** The location is there. */
  readonly onReady: () => void;
  /** It cannot be read, also not by another attempt. @param reason for people */
  readonly onFailed: (reason: string) => void;
}

const kioskOfAddress = () => pageParams().get('kiosk');

/** The map of a build, from the files beside the page, or of a page that embeds it. */
export function Wayfinder(props: Props) {
  if (kioskOfAddress() === null) return <Visit {...props} question={null} />;
  return (
    <OffersTouchKeys value>
      <KioskVisits>{(visit, question) => <Visit key={visit} {...props} question={question} />}</KioskVisits>
    </OffersTouchKeys>
  );
}

/** The map of one visitor. */
function Visit({ readPublication, loadPlan, drawQr, embedding, question }: Props & { readonly question: ReactNode }) {
  const { resolvedTheme } = useSettings();
  const publication = useQuery({ queryKey: PUBLICATION_KEY, queryFn: ({ signal }) => readPublication(signal) });
  const kiosk = kioskOfAddress();
  const {
    publication: shown,
    names,
    languages,
    texts,
  } = useContentLanguage(publication.data, { isKiosk: kiosk !== null });
  const venue = useVenue(shown, names);
  const visits = publication.data?.visits;
  const location = publication.data?.project.location.uuid;
  const embedder = embedding?.embedder;
  useEffect(() => {
    if (!visits || location === undefined) return;
    const { address, access_key: accessKey } = visits;
    const of = embedder === undefined ? { service: 'mapapp' as const } : { service: 'web-map-ui' as const, embedder };
    return countVisits({ address, accessKey, location, environment: 'live', ...of }, { isKiosk: kiosk !== null });
  }, [visits, location, kiosk, embedder]);
  const [onReady, onFailed] = [embedding?.onReady, embedding?.onFailed];
  const failure = publication.error?.message;
  useEffect(() => {
    if (failure !== undefined) onFailed?.(failure);
    else if (location !== undefined) onReady?.();
  }, [failure, location, onReady, onFailed]);
  const name = venue?.name;
  useEffect(() => {
    if (name) document.title = name;
  }, [name]);
  const text = texts?.text ?? english;
  if (publication.error)
    return (
      <EmptyState
        isPage
        icon={<ErrorCircleRegular />}
        title={text('mapFailed')}
        text={embedding ? publication.error.message : text('mapFilesFailed')}
        action={<Button onClick={() => void publication.refetch()}>{text('retry')}</Button>}
      />
    );
  if (!venue || !texts) return <Loading label={text('loadingMap')} page />;
  return (
    <VisitorFrame theme={visitorTheme(resolvedTheme, venue.organisation.color)} texts={texts}>
      <VisitorMap
        venue={venue}
        draftText={null}
        kiosk={kiosk}
        languages={languages}
        address={embedding?.address ?? `${window.location.origin}${window.location.pathname}`}
        isAddressed={kiosk === null}
        onAddress={embedding?.onAddress}
        drawQr={drawQr}
        loadPlan={loadPlan}
      />
      {question}
    </VisitorFrame>
  );
}
