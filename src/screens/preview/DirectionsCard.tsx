import { Button, makeStyles, Switch, Text, typographyStyles } from '@fluentui/react-components';
import { ArrowLeftRegular, ArrowRightRegular, DismissRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import type { OpenedAddress, VisitorEvent } from '@/machines/visitor.machine';
import type { SharedLink } from './address/SharePanel';
import { useShare } from './address/useShare';
import { OriginField, originName } from './directions/OriginField';
import { RouteSteps } from './directions/RouteSteps';
import { StopsField } from './directions/StopsField';
import { useMapTexts } from './languages/mapTexts';
import { MapWarning } from './MapWarning';
import type { StepPlace } from './stepPlace';
import type { VisitorRoute } from './useVisitorRoute';
import type { LoadPlan } from './VisitorFloorPlan';
import type { Venue } from './venue';
import type { VenuePlace } from './venuePlace';

const useStyles = makeStyles({
  head: { display: 'flex', gap: '4px', alignItems: 'center', margin: '-8px -8px 8px' },
  title: { ...typographyStyles.subtitle2, margin: 0, flexGrow: 1, minWidth: 0, outlineStyle: 'none' },
  large: { minWidth: '44px', height: '44px' },
  from: { display: 'flex', flexDirection: 'column', gap: '8px' },
  left: { minHeight: '44px', marginTop: '8px' },
  stepFree: { minHeight: '44px', alignItems: 'center', alignSelf: 'start', marginLeft: '-4px' },
});

interface Props {
  readonly venue: Venue;
  readonly place: VenuePlace;
  readonly visit: Pick<OpenedAddress, 'origin' | 'isStepFree' | 'stops' | 'isEndFixed'>;
  readonly result: VisitorRoute | null;
  /** Shows where a step begins; null for the whole way. */
  readonly onStep: (step: StepPlace | null) => void;
  readonly link: SharedLink;
  readonly send: (event: VisitorEvent) => void;
  readonly loadPlan: LoadPlan;
}

/** Directions to a place and by further stops: the origin, step-free or not, and the steps. */
export function DirectionsCard({ venue, place, visit, result, onStep, link, send, loadPlan }: Props) {
  const { origin, isStepFree, stops, isEndFixed } = visit;
  const styles = useStyles();
  const { text, dir } = useMapTexts();
  const share = useShare(link);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  /** A stop; where it is the place of the card, the first of the others takes its place. */
  const leaveOut = (left: number) => {
    const [next] = stops;
    if (left !== place.id) send({ type: 'stop.removed', place: left });
    else if (next !== undefined) send({ type: 'goal.leftOut', next });
    focusHeading();
  };
  return (
    <>
      <div className={styles.head}>
        <Button
          appearance="subtle"
          className={styles.large}
          icon={dir === 'rtl' ? <ArrowRightRegular /> : <ArrowLeftRegular />}
          aria-label={text('backTo', { name: place.name })}
          onClick={() => send({ type: 'back' })}
        />
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {text('to', { name: place.name })}
        </h2>
        {share.button}
        <Button
          appearance="subtle"
          className={styles.large}
          icon={<DismissRegular />}
          aria-label={text('closeDirections')}
          onClick={() => send({ type: 'closed' })}
        />
      </div>
      {share.panel}
      <div className={styles.from}>
        <OriginField
          venue={venue}
          place={place}
          origin={origin}
          onChoose={(chosen) => {
            send({ type: 'origin.chosen', origin: chosen });
            focusHeading();
          }}
        />
        <Switch
          className={styles.stepFree}
          label={text('stepFree')}
          checked={isStepFree}
          onChange={(_event, { checked }) => send({ type: 'stepFree.set', isOn: checked })}
        />
        {origin && (
          <StopsField
            venue={venue}
            place={place}
            stops={stops}
            isEndFixed={isEndFixed}
            send={send}
            onAdded={focusHeading}
          />
        )}
      </div>
      <div role="status">
        {result?.kind === 'here' && <Text>{text('alreadyThere')}</Text>}
        {result?.kind === 'none' && (
          <MapWarning>{`${stops.length > 0 ? `${result.place.name}: ` : ''}${text(`none.${result.reason}`)}`}</MapWarning>
        )}
      </div>
      {result?.kind === 'none' && stops.length > 0 && (
        <Button className={styles.left} onClick={() => leaveOut(result.place.id)}>
          {text('leaveOut', { name: result.place.name })}
        </Button>
      )}
      {result?.kind === 'found' && (
        <RouteSteps
          venue={venue}
          parts={result.parts}
          start={(origin && originName(venue, origin)) ?? ''}
          isKiosk={link.isKiosk}
          onStep={(floor, at) => {
            send({ type: 'floor.shown', floor });
            onStep(at);
          }}
          onLeaveOut={stops.length > 0 ? leaveOut : null}
          onAll={focusHeading}
          loadPlan={loadPlan}
        />
      )}
    </>
  );
}
