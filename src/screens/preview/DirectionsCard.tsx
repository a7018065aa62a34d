import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Switch,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { ArrowLeftRegular, DismissRegular, LocationTargetSquareRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { translate } from '@/contract/texts/translate';
import type { RouteOrigin, VisitorEvent } from '@/machines/visitor.machine';
import { formatDistanceSum, formatMinutes } from '@/model/content/distance';
import type { Route } from '@/model/routing/route';
import { routeSteps } from '@/model/routing/routeSteps';
import { PlaceSearch } from './PlaceSearch';
import { StepList } from './StepList';
import { text } from './texts';
import type { VisitorRoute } from './useVisitorRoute';
import type { Venue, VenuePlace } from './venue';

const useStyles = makeStyles({
  head: { display: 'flex', gap: '4px', alignItems: 'center', margin: '-8px -8px 8px' },
  title: { ...typographyStyles.subtitle2, margin: 0, flexGrow: 1, minWidth: 0, outlineStyle: 'none' },
  large: { minWidth: '44px', height: '44px' },
  from: { display: 'flex', flexDirection: 'column', gap: '8px' },
  origin: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    padding: '0 4px 0 14px',
    minHeight: '48px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  originName: { flexGrow: 1, minWidth: 0 },
  change: { minHeight: '44px' },
  kiosks: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  kiosk: { minHeight: '44px' },
  stepFree: { minHeight: '44px', alignItems: 'center', marginLeft: '-4px' },
  sum: { display: 'flex', alignItems: 'baseline', gap: '10px', margin: '4px 0 8px' },
  time: { ...typographyStyles.subtitle1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly venue: Venue;
  readonly place: VenuePlace;
  readonly origin: RouteOrigin | null;
  readonly isStepFree: boolean;
  readonly result: VisitorRoute | null;
  readonly floor: string | null;
  readonly send: (event: VisitorEvent) => void;
}

/** Directions to a place: the origin, step-free or not, and the steps. */
export function DirectionsCard(props: Props) {
  const { venue, place, origin, isStepFree, result, floor, send } = props;
  const styles = useStyles();
  const [isChoosing, setChoosing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const choose = (chosen: RouteOrigin) => {
    setChoosing(false);
    send({ type: 'origin.chosen', origin: chosen });
  };
  const name = origin && originName(venue, origin);
  return (
    <>
      <div className={styles.head}>
        <Button
          appearance="subtle"
          className={styles.large}
          icon={<ArrowLeftRegular />}
          aria-label={text('backTo', { name: place.name })}
          onClick={() => send({ type: 'back' })}
        />
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {text('to', { name: place.name })}
        </h2>
        <Button
          appearance="subtle"
          className={styles.large}
          icon={<DismissRegular />}
          aria-label={text('closeDirections')}
          onClick={() => send({ type: 'closed' })}
        />
      </div>
      <div className={styles.from}>
        {name && !isChoosing ? (
          <div className={styles.origin}>
            <LocationTargetSquareRegular aria-hidden fontSize={20} />
            <Text className={styles.originName}>{name}</Text>
            <Button appearance="transparent" className={styles.change} onClick={() => setChoosing(true)}>
              {text('change')}
            </Button>
          </div>
        ) : (
          <>
            <PlaceSearch
              places={venue.places.filter(({ id }) => id !== place.id)}
              placeholder={text('fromPlaceholder')}
              onChoose={(chosen) => choose({ kind: 'place', id: chosen.id, floor: chosen.floor.uuid })}
            />
            {venue.kiosks.length > 0 && (
              <div className={styles.kiosks}>
                {venue.kiosks.slice(0, 6).map((kiosk) => (
                  <Button
                    key={kiosk.id}
                    className={styles.kiosk}
                    icon={<LocationTargetSquareRegular />}
                    onClick={() => choose({ kind: 'kiosk', id: kiosk.id, floor: kiosk.floor })}
                  >
                    {kiosk.name}
                  </Button>
                ))}
              </div>
            )}
          </>
        )}
        <Switch
          className={styles.stepFree}
          label={text('stepFree')}
          checked={isStepFree}
          onChange={(_event, { checked }) => send({ type: 'stepFree.set', isOn: checked })}
        />
      </div>
      <div role="status">
        {result?.kind === 'here' && <Text>{text('alreadyThere')}</Text>}
        {result?.kind === 'none' && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{translate(`route.none.${result.reason}`)}</MessageBarBody>
          </MessageBar>
        )}
        {result?.kind === 'found' && (
          <p className={styles.sum}>
            <span className={styles.time}>{formatMinutes(result.route.seconds)}</span>
            <Text className={styles.quiet}>{formatDistanceSum(walksOf(result.route), venue.units)}</Text>
          </p>
        )}
      </div>
      {result?.kind === 'found' && (
        <StepList
          venue={venue}
          place={place}
          route={result.route}
          floor={floor}
          onFloor={(next) => send({ type: 'floor.shown', floor: next })}
        />
      )}
    </>
  );
}

/** The distances of the steps, in metres. */
const walksOf = (route: Route): number[] =>
  routeSteps(route).flatMap((step) => (step.kind === 'walk' ? step.length : []));

/** A kiosk is at the visitor's position. */
function originName(venue: Venue, origin: RouteOrigin): string | null {
  if (origin.kind === 'place') return venue.places.find(({ id }) => id === origin.id)?.name ?? null;
  const kiosk = venue.kiosks.find(({ id }) => id === origin.id);
  return kiosk ? text('youAreHere', { name: kiosk.name }) : null;
}
