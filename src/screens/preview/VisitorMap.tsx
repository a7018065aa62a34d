import { mergeClasses } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { useForcedMapColours } from '@/components/mapCanvas/useMapColours';
import type { QrDrawer } from '@/components/media/qrDrawer';
import { useSettings } from '@/components/SettingsProvider';
import { visitorMachine } from '@/machines/visitor.machine';
import type { SharedLink } from './address/SharePanel';
import { shareAddress } from './address/shareAddress';
import { useVisitorAddress } from './address/useVisitorAddress';
import { roomForFloors } from './coveredBy';
import { useDirectoryState } from './directory/useDirectoryState';
import { useRecentPlaces } from './directory/useRecentPlaces';
import { useStandpoint } from './directory/useStandpoint';
import { FloorButtons } from './FloorButtons';
import { LanguageChoice } from './LanguageChoice';
import { useMapTexts } from './languages/mapTexts';
import { MapNotices } from './MapNotices';
import { hasWebGl } from './model3d/hasWebGl';
import { useModelState } from './model3d/useModelState';
import { PlaceSearch } from './search/PlaceSearch';
import type { ContentLanguages } from './useContentLanguage';
import { useEscape } from './useEscape';
import { useMapInsets } from './useMapInsets';
import { useShownStep } from './useShownStep';
import { useVisit } from './useVisit';
import { useVisitorCard } from './useVisitorCard';
import { useVisitorLayout, useWindowHeight } from './useVisitorLayout';
import { useVisitorMapStyles } from './useVisitorMapStyles';
import { useVisitorRoute } from './useVisitorRoute';
import { VisitorCard } from './VisitorCard';
import { VisitorColumn } from './VisitorColumn';
import { type LoadPlan, VisitorFloorPlan } from './VisitorFloorPlan';
import type { Venue, VenueKiosk } from './venue';
import { floorsOf, type VenuePlace } from './venuePlace';
import { visitorColours } from './visitorTheme';

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
  const { text } = useMapTexts();
  const { resolvedTheme } = useSettings();
  const layout = useVisitorLayout();
  const windowHeight = useWindowHeight();
  const standing = useMemo(() => kioskOf(venue, kiosk), [venue, kiosk]);
  const visitor = useMachineActor(visitorMachine, {
    input: { floor: standing?.floor ?? venue.firstFloor, kiosk: standing },
  });
  const { send } = visitor;
  const model = useModelState({ isKept: isAddressed, onChange: onAddress, isSupported: hasWebGl() });
  const { isGone } = useVisitorAddress(visitor, venue, { standing, isKept: isAddressed, onChange: onAddress });
  const visit = useVisit(visitor, venue);
  const { context, isRouting, place, floor } = visit;
  const result = useVisitorRoute(venue, context, isRouting ? place : null);
  const standpoint = useStandpoint(venue, context, floor?.uuid ?? '');
  const parts = result?.kind === 'found' ? result.parts : null;
  const [step, setStep] = useShownStep(parts);

  const directory = useDirectoryState(isAddressed);
  const recent = useRecentPlaces(venue.findable, standing === null);
  const cardKey = place === null ? 'directory' : isRouting ? 'directions' : `place ${place.id}`;
  const { card, cardHeight } = useVisitorCard(cardKey, place !== null);
  // The search handles its own Escape before this.
  useEscape(() => send({ type: isRouting ? 'back' : 'closed' }));
  const insets = useMapInsets(cardHeight, place !== null);
  const forced = useForcedMapColours();
  const colours = useMemo(
    () => forced ?? visitorColours(resolvedTheme, venue.organisation.color),
    [forced, resolvedTheme, venue],
  );
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
          step={step}
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
          room={layout === 'phone' ? roomForFloors({ cardHeight, windowHeight }) : undefined}
          onShow={(next) => send({ type: 'floor.shown', floor: next })}
        />
      </div>
      <VisitorColumn
        head={
          <>
            <PlaceSearch
              places={venue.findable}
              placeholder={text('search', { name: venue.name })}
              isFloating
              recent={recent}
              nearby={{ venue, standpoint, onDirections: openDirections }}
              onChoose={open}
            />
            {!isRouting && <LanguageChoice languages={languages} />}
            <MapNotices
              standing={isRouting ? null : (standing?.name ?? null)}
              isGone={isGone}
              hasModelFailed={model.hasFailed}
              draftText={draftText}
            />
          </>
        }
        card={card}
        cardKey={cardKey}
        hasPlace={place !== null}
      >
        <VisitorCard
          venue={venue}
          visit={visit}
          link={link}
          onOpen={open}
          onDirections={openDirections}
          send={send}
          state={directory}
          standpoint={standpoint}
          result={result}
          onStep={setStep}
          loadPlan={loadPlan}
        />
      </VisitorColumn>
    </main>
  );
}
