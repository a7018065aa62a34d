import { Button, FluentProvider, makeStyles } from '@fluentui/react-components';
import { ErrorCircleRegular, MapRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { loadPreviewFloorPlan } from '@/api/buildings/previewFloorPlans';
import { previewQuery } from '@/api/network/editor';
import { ApiError } from '@/api/transport/apiError';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { useSettings } from '@/components/SettingsProvider';
import { translate } from '@/contract/texts/translate';
import { text } from './texts';
import { useContentLanguage } from './useContentLanguage';
import { useVisitCount } from './useVisitCount';
import type { LoadPlan } from './VisitorFloorPlan';
import { VisitorMap } from './VisitorMap';
import { toVenue } from './venue';
import { visitorTheme } from './visitorTheme';

const useStyles = makeStyles({ middle: { display: 'grid', placeItems: 'center', height: '100%' } });

/** The number of a kiosk. */
const KIOSK = /^[1-9]\d{0,8}$/;

/**
 * The map of a location as visitors see it: the draft for people with rights to it, else the last published version.
 */
export function PreviewScreen() {
  const styles = useStyles();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { resolvedTheme } = useSettings();
  const named = search.get('kiosk');
  const kiosk = named !== null && KIOSK.test(named) ? named : null;
  const preview = useQuery(previewQuery(id, kiosk));
  const { publication, languages } = useContentLanguage(preview.data?.publication, { isKiosk: kiosk !== null });
  const venue = useMemo(() => (publication ? toVenue(publication) : null), [publication]);
  const loadPlan: LoadPlan = useCallback(
    (floor, signal) => loadPreviewFloorPlan({ project: id, floor: floor.uuid, plan: floor.plan ?? '', kiosk }, signal),
    [id, kiosk],
  );
  useVisitCount(preview.data ? id : null, { isDraft: preview.data?.draft ?? false, isKiosk: kiosk !== null });
  const name = venue?.name;
  useEffect(() => {
    if (name) document.title = `${name} · Atrium`;
  }, [name]);

  if (preview.error && !venue) {
    const isUnpublished = preview.error instanceof ApiError && preview.error.status === 404;
    return (
      <main className={styles.middle}>
        <EmptyState
          isPage
          icon={isUnpublished ? <MapRegular /> : <ErrorCircleRegular />}
          title={isUnpublished ? translate('preview.notPublished') : text('mapFailed')}
          text={isUnpublished ? translate('preview.notPublishedText') : preview.error.message}
          action={isUnpublished ? null : <Button onClick={() => void preview.refetch()}>{text('retry')}</Button>}
        />
      </main>
    );
  }
  if (!venue || !preview.data) return <Loading label={text('loadingMap')} page />;
  return (
    <FluentProvider theme={visitorTheme(resolvedTheme, venue.organisation.color)} style={{ height: '100%' }}>
      <VisitorMap
        key={id}
        venue={venue}
        isDraft={preview.data.draft}
        kiosk={kiosk}
        languages={languages}
        loadPlan={loadPlan}
      />
    </FluentProvider>
  );
}
