import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { LocationRegular, PersonWalkingRegular } from '@fluentui/react-icons';
import { formatDistance, formatMinutes } from '@/model/content/distance';
import type { Route } from '@/model/routing/route';
import { type RouteStep, routeSteps } from '@/model/routing/routeSteps';
import { text } from './texts';
import type { Venue, VenuePlace } from './venue';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: '0 -8px', padding: 0 },
  step: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    minHeight: '52px',
    padding: '6px 8px',
    textAlign: 'left',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    // A finger leaves no hover behind.
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  },
  shown: { backgroundColor: tokens.colorNeutralBackground3 },
  icon: { display: 'grid', placeItems: 'center', fontSize: '20px', color: tokens.colorNeutralForeground2 },
  number: {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: '#1d4ed8',
    color: '#ffffff',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightBold,
  },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  readonly venue: Venue;
  readonly place: VenuePlace;
  readonly route: Route;
  readonly floor: string | null;
  readonly onFloor: (floor: string) => void;
}

/** The steps of a route; a step shows its floor. */
export function StepList({ venue, place, route, floor, onFloor }: Props) {
  const styles = useStyles();
  const nameOf = (id: string) => venue.floors.find(({ uuid }) => uuid === id)?.name ?? text('anotherFloor');
  const steps = routeSteps(route);
  return (
    <ol className={styles.list} aria-label={text('steps')}>
      {steps.map((step) => {
        const shows = step.kind === 'walk' ? step.floor : step.to;
        return (
          <li key={step.kind === 'walk' ? `${step.floor} ${step.length}` : `change ${step.number}`}>
            <button
              type="button"
              className={mergeClasses(styles.step, step.kind === 'walk' && step.floor === floor && styles.shown)}
              onClick={() => onFloor(shows)}
            >
              {step.kind === 'walk' ? (
                <span className={styles.icon}>
                  <PersonWalkingRegular aria-hidden />
                </span>
              ) : (
                <span className={styles.number} aria-hidden="true">
                  {step.number}
                </span>
              )}
              <span>{stepText(step, venue, nameOf)}</span>
              <Text size={200} className={styles.quiet}>
                {step.kind === 'walk' ? formatDistance(step.length, venue.units) : formatMinutes(step.seconds)}
              </Text>
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={mergeClasses(styles.step)} onClick={() => onFloor(place.floor.uuid)}>
          <span className={styles.icon}>
            <LocationRegular aria-hidden />
          </span>
          <span>{text('arriveAt', { name: place.name })}</span>
        </button>
      </li>
    </ol>
  );
}

function stepText(step: RouteStep, venue: Venue, nameOf: (floor: string) => string): string {
  if (step.kind === 'walk') return text('walk', { floor: nameOf(step.floor) });
  const group = step.group === null ? undefined : venue.network.groups.get(step.group);
  const type = venue.travelTypes.find(({ key }) => key === (group?.travel ?? step.travel));
  const by = group?.name || type?.name;
  return by ? text('take', { by, floor: nameOf(step.to) }) : text('goOn', { floor: nameOf(step.to) });
}
