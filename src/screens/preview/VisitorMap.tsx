import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { EditRegular, LocationRegular, MapRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { useSettings } from '@/components/SettingsProvider';
import { translate } from '@/contract/texts/translate';
import { visitorMachine } from '@/machines/visitor.machine';
import { DirectionsCard } from './DirectionsCard';
import { Directory } from './directory/Directory';
import type { DirectoryView } from './directory/DirectoryTabs';
import { FloorButtons } from './FloorButtons';
import { LanguageChoice } from './LanguageChoice';
import { PlaceCard } from './PlaceCard';
import { PlaceSearch } from './PlaceSearch';
import { text } from './texts';
import type { ContentLanguages } from './useContentLanguage';
import { LARGE, LARGE_ZOOM, useVisitorLayout, useWideZoom } from './useVisitorLayout';
import { useVisitorRoute } from './useVisitorRoute';
import { type LoadPlan, VisitorFloorPlan } from './VisitorFloorPlan';
import type { Venue, VenueKiosk, VenuePlace } from './venue';
import { visitorColours } from './visitorTheme';

const RISE = {
  from: { transform: 'translateY(24px)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
};

const useStyles = makeStyles({
  page: { position: 'relative', height: '100%', overflow: 'hidden', backgroundColor: tokens.colorNeutralBackground3 },
  plan: { position: 'absolute', inset: 0 },
  column: {
    position: 'absolute',
    zIndex: 2,
    left: '16px',
    top: '16px',
    bottom: '16px',
    width: '392px',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    pointerEvents: 'none',
    // On a wall-mounted screen the controls are larger.
    [`@media ${LARGE}`]: { zoom: LARGE_ZOOM },
    '& > *': { pointerEvents: 'auto' },
  },
  columnPhone: { left: '12px', right: '12px', top: '12px', bottom: 0, width: 'auto' },
  // Within reach of hands, with letters of 24 pixels and targets of 80.
  columnKiosk: {
    left: 0,
    right: 0,
    top: 'auto',
    bottom: 0,
    width: 'auto',
    height: '46%',
    boxSizing: 'border-box',
    padding: '20px 20px 0',
    zoom: 1.7,
    backgroundColor: tokens.colorNeutralBackground3,
    boxShadow: tokens.shadow16,
  },
  brand: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  space: { flexGrow: 1, pointerEvents: 'none' },
  card: {
    padding: '20px',
    overflowY: 'auto',
    minHeight: 0,
    maxHeight: '100%',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: '14px',
    boxShadow: tokens.shadow16,
    animationName: RISE,
    animationDuration: '180ms',
    animationTimingFunction: 'ease-out',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
  },
  /** Fills the rest of the column. */
  cardKiosk: { flexGrow: 1, borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
  cardPhone: {
    margin: '0 -12px',
    maxHeight: '56vh',
    flexShrink: 0,
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
    paddingBottom: 'max(20px, env(safe-area-inset-bottom))',
  },
  floors: {
    position: 'absolute',
    zIndex: 1,
    right: '16px',
    top: '16px',
    [`@media ${LARGE}`]: { zoom: LARGE_ZOOM },
  },
  directoryPhone: { maxHeight: '40vh' },
  floorsPhone: { right: '12px', top: '80px' },
  floorsKiosk: { zoom: 1.6 },
  standing: {
    alignSelf: 'flex-start',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    padding: '6px 12px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    fontWeight: tokens.fontWeightSemibold,
  },
  draft: {
    alignSelf: 'flex-start',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    padding: '6px 12px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusWarningBackground2,
    color: tokens.colorStatusWarningForeground2,
    boxShadow: tokens.shadow4,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** Share of the window's height that the column of a kiosk takes. */
const KIOSK_SHARE = 0.46;

/** Height of the bars above and below the floors on a phone: the search, the buttons of the zoom. In CSS pixels. */
const AROUND_STACK = 248;
/** One floor and the edge of the next, which says that there are more. */
const LEAST_STACK = 72;

/** The kiosk that the map is shown on, by its number in the address; a visitor's own device is nowhere yet. */
const kioskOf = ({ kiosks }: Venue, id: string | null): VenueKiosk | null =>
  kiosks.find((kiosk) => String(kiosk.id) === id) ?? null;

interface Props {
  readonly venue: Venue;
  readonly isDraft: boolean;
  /** Number of the kiosk that shows the map; null on a visitor's own device. */
  readonly kiosk: string | null;
  readonly languages: ContentLanguages;
  readonly loadPlan: LoadPlan;
}

/** The map with one search field, its floors, and a card for the place or the route. */
export function VisitorMap({ venue, isDraft, kiosk, languages, loadPlan }: Props) {
  const styles = useStyles();
  const { resolvedTheme } = useSettings();
  const layout = useVisitorLayout();
  const zoom = useWideZoom();
  const standing = kioskOf(venue, kiosk);
  const visitor = useMachineActor(visitorMachine, {
    input: { floor: standing?.floor ?? venue.firstFloor, kiosk: standing },
  });
  const { send } = visitor;
  const state = useSelector(visitor, (snapshot) => snapshot);
  const { context } = state;
  const place = venue.places.find(({ id }) => id === context.place) ?? null;
  const floor = venue.floors.find(({ uuid }) => uuid === context.floor) ?? venue.floors[0];
  const isRouting = state.matches('directions');
  const result = useVisitorRoute(venue, isRouting ? context.origin : null, place, context.isStepFree);
  const route = result?.kind === 'found' ? result.route : null;
  const colours = useMemo(() => visitorColours(resolvedTheme, venue.organisation.color), [resolvedTheme, venue]);

  const card = useRef<HTMLDivElement>(null);
  const [cardHeight, setCardHeight] = useState(0);
  const [view, setView] = useState<DirectoryView>('places');
  const hasCard = place !== null;
  const cardKey = place === null ? 'directory' : isRouting ? 'directions' : `place ${place.id}`;
  useEffect(() => {
    const element = card.current;
    if (!element || cardKey === '') return;
    const observer = new ResizeObserver(() => setCardHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [cardKey]);
  useEffect(() => {
    // The search handles its own Escape before this.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') send({ type: isRouting ? 'back' : 'closed' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [send, isRouting]);
  const insets = useMemo(() => {
    if (layout === 'phone') return { top: 72, right: hasCard ? 72 : 0, bottom: cardHeight, left: 0 };
    if (layout === 'kiosk') return { top: 0, right: 96, bottom: KIOSK_SHARE * window.innerHeight, left: 0 };
    return { top: 0, right: 72 * zoom, bottom: 0, left: 408 * zoom };
  }, [layout, zoom, hasCard, cardHeight]);

  const open = (chosen: VenuePlace) => send({ type: 'place.opened', place: chosen.id, floor: chosen.floor.uuid });
  const openDirections = (chosen: VenuePlace) => {
    open(chosen);
    send({ type: 'directions.asked' });
  };
  if (!floor) return <EmptyState icon={<MapRegular />} title={venue.name} text={text('noPlanText')} />;
  return (
    <main className={styles.page} aria-label={text('mapOf', { name: venue.name })}>
      <div className={styles.plan}>
        <VisitorFloorPlan
          loadPlan={loadPlan}
          venue={venue}
          floor={floor}
          place={place}
          kiosk={standing}
          route={route}
          view={{ colours, insets }}
          onPlace={open}
        />
      </div>
      <div
        className={mergeClasses(
          styles.floors,
          layout === 'phone' && styles.floorsPhone,
          layout === 'kiosk' && styles.floorsKiosk,
        )}
      >
        <FloorButtons
          floors={venue.floors}
          selected={floor.uuid}
          room={layout === 'phone' ? Math.max(LEAST_STACK, window.innerHeight - cardHeight - AROUND_STACK) : undefined}
          onShow={(next) => send({ type: 'floor.shown', floor: next })}
        />
      </div>
      <div
        className={mergeClasses(
          styles.column,
          layout === 'phone' && styles.columnPhone,
          layout === 'kiosk' && styles.columnKiosk,
        )}
      >
        <PlaceSearch
          places={venue.places}
          placeholder={text('search', { name: venue.name })}
          isFloating
          onChoose={open}
        />
        {!isRouting && <LanguageChoice languages={languages} />}
        {standing && !isRouting && (
          <Text as="p" style={{ margin: 0 }} className={styles.standing}>
            <LocationRegular aria-hidden /> {text('youAreHere', { name: standing.name })}
          </Text>
        )}
        {isDraft && (
          <Text as="p" style={{ margin: 0 }} className={styles.draft}>
            <EditRegular aria-hidden /> {translate('preview.draft')}
          </Text>
        )}
        {layout !== 'kiosk' && (hasCard || layout === 'phone') && <div className={styles.space} />}
        <div
          key={cardKey}
          ref={card}
          className={mergeClasses(
            styles.card,
            layout === 'kiosk' && styles.cardKiosk,
            layout === 'phone' && styles.cardPhone,
            layout === 'phone' && !hasCard && styles.directoryPhone,
          )}
        >
          {!place && (
            <Directory venue={venue} view={view} onView={setView} onOpen={open} onDirections={openDirections} />
          )}
          {place &&
            (isRouting ? (
              <DirectionsCard
                venue={venue}
                place={place}
                origin={context.origin}
                isStepFree={context.isStepFree}
                result={result}
                floor={floor.uuid}
                send={send}
              />
            ) : (
              <PlaceCard
                venue={venue}
                place={place}
                onDirections={() => send({ type: 'directions.asked' })}
                onClose={() => send({ type: 'closed' })}
              />
            ))}
        </div>
      </div>
    </main>
  );
}
