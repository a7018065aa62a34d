import { MessageBar, MessageBarBody, mergeClasses, Text } from '@fluentui/react-components';
import { EditRegular, LocationRegular, MapRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { QrDrawer } from '@/components/media/qrDrawer';
import { pressedKey } from '@/components/pressedKey';
import { useSettings } from '@/components/SettingsProvider';
import { hasRoomFor, visitorMachine } from '@/machines/visitor.machine';
import type { SharedLink } from './address/SharePanel';
import { shareAddress } from './address/shareAddress';
import { useVisitorAddress } from './address/useVisitorAddress';
import { coveredBy } from './coveredBy';
import { DirectionsCard } from './DirectionsCard';
import { Directory } from './directory/Directory';
import { useDirectoryState } from './directory/useDirectoryState';
import { useRecentPlaces } from './directory/useRecentPlaces';
import { useStandpoint } from './directory/useStandpoint';
import { FloorButtons } from './FloorButtons';
import { LanguageChoice } from './LanguageChoice';
import { useMapTexts } from './languages/mapTexts';
import { hasWebGl } from './model3d/hasWebGl';
import { useModelState } from './model3d/useModelState';
import { PlaceCard } from './place/PlaceCard';
import { PlaceSearch } from './search/PlaceSearch';
import type { StepPlace } from './stepPlace';
import type { ContentLanguages } from './useContentLanguage';
import { useVisitorCard } from './useVisitorCard';
import { useVisitorLayout, useWideZoom } from './useVisitorLayout';
import { useVisitorMapStyles } from './useVisitorMapStyles';
import { type RoutePart, useVisitorRoute } from './useVisitorRoute';
import { type LoadPlan, VisitorFloorPlan } from './VisitorFloorPlan';
import { type Venue, type VenueKiosk, venuePlace } from './venue';
import { floorsOf, type VenuePlace } from './venuePlace';
import { visitorColours } from './visitorTheme';

/** Height of the bars above and below the floors on a phone: the search, the buttons of the view. In CSS pixels. */
const AROUND_STACK = 304;
/** One floor and the edge of the next, which says that there are more. */
const LEAST_STACK = 72;

/** The kiosk that the map is shown on, by its number in the address; a visitor's own device is nowhere yet. */
const kioskOf = ({ kiosks }: Venue, id: string | null): VenueKiosk | null =>
  kiosks.find((kiosk) => String(kiosk.id) === id) ?? null;

interface Props {
  readonly venue: Venue;
  /** Beside a draft: that which visitors see; null where they see this. */
  readonly draftText: string | null;
  /** Number of the kiosk that shows the map; null on a visitor's own device. */
  readonly kiosk: string | null;
  readonly languages: ContentLanguages;
  /** The address of the map for everybody, without parameters. */
  readonly address: string;
  /** Whether the address of the page says what is shown: not at a kiosk, which has no links and no Back. */
  readonly isAddressed: boolean;
  /** Tells the page that embeds the map what is shown, as parameters of an address. */
  readonly onAddress?: ((search: string) => void) | undefined;
  readonly drawQr: QrDrawer;
  readonly loadPlan: LoadPlan;
}

/** The map with one search field, its floors, and a card for the place or the route. */
export function VisitorMap({
  venue,
  draftText,
  kiosk,
  languages,
  address,
  isAddressed,
  onAddress,
  drawQr,
  loadPlan,
}: Props) {
  const styles = useVisitorMapStyles();
  const { text, dir } = useMapTexts();
  const { resolvedTheme } = useSettings();
  const layout = useVisitorLayout();
  const zoom = useWideZoom();
  const standing = useMemo(() => kioskOf(venue, kiosk), [venue, kiosk]);
  const visitor = useMachineActor(visitorMachine, {
    input: { floor: standing?.floor ?? venue.firstFloor, kiosk: standing },
  });
  const { send } = visitor;
  const model = useModelState({ isKept: isAddressed, onChange: onAddress, isSupported: hasWebGl() });
  const { isGone } = useVisitorAddress(visitor, venue, { standing, isKept: isAddressed, onChange: onAddress });
  const context = useSelector(visitor, (snapshot) => snapshot.context);
  const place = context.place === null ? null : venuePlace(venue, context.place);
  const { left } = context;
  const goal = left && venuePlace(venue, left.place);
  const floor = venue.floors.find(({ uuid }) => uuid === context.floor) ?? venue.floors[0];
  const isRouting = useSelector(visitor, (snapshot) => snapshot.matches('directions'));
  const result = useVisitorRoute(venue, context, isRouting ? place : null);
  const standpoint = useStandpoint(venue, context, floor?.uuid ?? '');
  const parts = result?.kind === 'found' ? result.parts : null;
  const colours = useMemo(() => visitorColours(resolvedTheme, venue.organisation.color), [resolvedTheme, venue]);

  const directory = useDirectoryState(isAddressed);
  const recent = useRecentPlaces(venue.findable, standing === null);
  /** The step that a person looks at, of this route alone. */
  const [step, setStep] = useState<{
    readonly parts: readonly RoutePart[] | null;
    readonly at: StepPlace | null;
  } | null>(null);
  const hasCard = place !== null;
  const cardKey = place === null ? 'directory' : isRouting ? 'directions' : `place ${place.id}`;
  const { card, cardHeight } = useVisitorCard(cardKey, hasCard);
  useEffect(() => {
    // The search handles its own Escape before this.
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape') send({ type: isRouting ? 'back' : 'closed' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [send, isRouting]);
  const insets = useMemo(() => {
    const covered = coveredBy(layout, { zoom, cardHeight, hasPlace: hasCard });
    // The column is at the other side where people read from right to left.
    return dir === 'rtl' ? { ...covered, left: covered.right, right: covered.left } : covered;
  }, [layout, zoom, hasCard, cardHeight, dir]);

  const view = useMemo(() => ({ colours, insets }), [colours, insets]);
  const link: SharedLink = {
    address: shareAddress(address, { ...context, isRouting }, venue, standing, model.isOn === true),
    title: place ? `${place.name} · ${venue.name}` : venue.name,
    isKiosk: standing !== null,
    drawQr,
  };
  const open = (chosen: VenuePlace) => {
    const isHere = floorsOf(chosen).some(({ uuid }) => uuid === floor?.uuid);
    send({ type: 'place.opened', place: chosen.id, floor: isHere && floor ? floor.uuid : chosen.floor.uuid });
  };
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
          parts={parts}
          step={step?.parts === parts ? (step?.at ?? null) : null}
          view={view}
          onPlace={open}
          model={model}
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
          places={venue.findable}
          placeholder={text('search', { name: venue.name })}
          isFloating
          recent={recent}
          nearby={{ venue, standpoint, onDirections: openDirections }}
          onChoose={open}
        />
        {!isRouting && <LanguageChoice languages={languages} />}
        {standing && !isRouting && (
          <Text as="p" style={{ margin: 0 }} className={styles.standing}>
            <LocationRegular aria-hidden /> {text('youAreHere', { name: standing.name })}
          </Text>
        )}
        {isGone && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{text('placeGone')}</MessageBarBody>
          </MessageBar>
        )}
        {model.hasFailed && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{text('modelFailed')}</MessageBarBody>
          </MessageBar>
        )}
        {draftText !== null && (
          <Text as="p" style={{ margin: 0 }} className={styles.draft}>
            <EditRegular aria-hidden /> {draftText}
          </Text>
        )}
        {/* The rule for the parts of the column would give it the pointer: the map's buttons are below. */}
        {layout !== 'kiosk' && (hasCard || layout === 'phone') && (
          <div className={styles.space} style={{ pointerEvents: 'none' }} />
        )}
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
            <Directory
              venue={venue}
              isKiosk={standing !== null}
              state={directory}
              standpoint={standpoint}
              onOpen={open}
              onDirections={openDirections}
            />
          )}
          {place &&
            (isRouting ? (
              <DirectionsCard
                venue={venue}
                place={place}
                visit={context}
                result={result}
                onStep={(at) => setStep({ parts, at })}
                link={link}
                send={send}
                loadPlan={loadPlan}
              />
            ) : (
              <PlaceCard
                venue={venue}
                place={place}
                isKiosk={standing !== null}
                link={link}
                onOpen={open}
                onDirections={() => send({ type: 'directions.asked' })}
                left={
                  goal && left && hasRoomFor(left, place.id)
                    ? { goal: goal.name, onJoin: () => send({ type: 'left.joined' }) }
                    : null
                }
                onClose={() => send({ type: 'closed' })}
              />
            ))}
        </div>
      </div>
    </main>
  );
}
