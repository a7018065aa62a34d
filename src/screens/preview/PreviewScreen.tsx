import { Button, makeStyles } from '@fluentui/react-components';
import { ErrorCircleRegular, MapRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { loadPreviewFloorPlan } from '@/api/buildings/previewFloorPlans';
import { previewQuery } from '@/api/network/preview';
import { ApiError } from '@/api/transport/apiError';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import type { QrDrawer } from '@/components/media/qrDrawer';
import { useSettings } from '@/components/SettingsProvider';
import { draftText } from './draft/draftText';
import { VisitorFrame } from './languages/VisitorFrame';
import { text as english } from './texts';
import { useContentLanguage } from './useContentLanguage';
import { useVenue } from './useVenue';
import { useVisitCount } from './useVisitCount';
import type { LoadPlan } from './VisitorFloorPlan';
import { VisitorMap } from './VisitorMap';
import type { Venue } from './venue';
import { visitorTheme } from './visitorTheme';

const useStyles = makeStyles({ middle: { display: 'grid', placeItems: 'center', height: '100%' } });

/** The number of a kiosk. */
const KIOSK = /^[1-9]\d{0,8}$/;

/** The number of the kiosk that stands at a node; the address of a unit names its node. */
const kioskAtNode = ({ kiosks }: Venue, node: string | null): string | null =>
  kiosks.find((kiosk) => String(kiosk.node) === node)?.id.toString() ?? null;

/**
 * The map of a location as visitors see it: the draft for people with rights to it, else the last published version.
 */
export function PreviewScreen({ drawQr }: { drawQr: QrDrawer }) {
  const styles = useStyles();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { resolvedTheme } = useSettings();
  const [unit, named, node] = [search.get('unit'), search.get('kiosk'), search.get('node')];
  const at = useMemo(() => ({ unit, kiosk: named !== null && KIOSK.test(named) ? named : null }), [unit, named]);
  const isKiosk = unit !== null || at.kiosk !== null;
  const preview = useQuery(previewQuery(id, at));
  const { publication, names, languages, texts } = useContentLanguage(preview.data?.publication, { isKiosk });
  const venue = useVenue(publication, names);
  const loadPlan: LoadPlan = useCallback(
    (floor, signal) => loadPreviewFloorPlan({ project: id, floor: floor.uuid, plan: floor.plan ?? '', at }, signal),
    [id, at],
  );
  useVisitCount(preview.data ? id : null, { isDraft: preview.data?.draft ?? false, isKiosk });
  const name = venue?.name;
  useEffect(() => {
    if (name) document.title = `${name} · Atrium`;
  }, [name]);

  const text = texts?.text ?? english;
  if (preview.error && !venue) {
    const isUnpublished = preview.error instanceof ApiError && preview.error.status === 404;
    return (
      <main className={styles.middle}>
        <EmptyState
          isPage
          icon={isUnpublished ? <MapRegular /> : <ErrorCircleRegular />}
          title={isUnpublished ? text('notPublished') : text('mapFailed')}
          text={isUnpublished ? text('notPublishedText') : preview.error.message}
          action={isUnpublished ? null : <Button onClick={() => void preview.refetch()}>{text('retry')}</Button>}
        />
      </main>
    );
  }
  if (!venue || !texts || !preview.data) return <Loading label={text('loadingMap')} page />;
  return (
    <VisitorFrame theme={visitorTheme(resolvedTheme, venue.organisation.color)} texts={texts}>
      <VisitorMap
        key={id}
        venue={venue}
        draftText={preview.data.draft ? draftText(preview.data.published) : null}
        kiosk={at.kiosk ?? kioskAtNode(venue, node)}
        languages={languages}
        address={`${window.location.origin}/preview/${id}`}
        isAddressed={unit === null}
        drawQr={drawQr}
        loadPlan={loadPlan}
      />
    </VisitorFrame>
  );
}
