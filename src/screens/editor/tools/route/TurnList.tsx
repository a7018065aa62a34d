import { makeStyles, tokens } from '@fluentui/react-components';
import { legTurns, type TurnStep } from '@/model/routing/legTurns';
import type { Route } from '@/model/routing/route';
import { useOpenedLocation } from '../../session/openedLocation';
import { text } from './texts';

const useStyles = makeStyles({
  list: {
    margin: 0,
    paddingLeft: '20px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
});

/** The route from turn to turn, in words and in order, so that it can be read out. */
export function TurnList({ route }: { route: Pick<Route, 'legs' | 'changes'> }) {
  const styles = useStyles();
  const { data, types } = useOpenedLocation();
  const floors = new Map(
    data.location.buildings.flatMap((building) => building.floors.map(({ uuid, name }) => [uuid as string, name])),
  );
  const floorName = (floor: string) => floors.get(floor) ?? text('unknownFloor');
  const steps = route.legs.flatMap((leg, at) => {
    const change = route.changes[at];
    const ride = types.find(({ key }) => key === change?.travel)?.name ?? text('path');
    const walks = legTurns(leg.points).map((step, index) => ({
      key: `${at} ${index}`,
      words: walkText(step, index === 0 ? floorName(leg.floor) : null),
    }));
    const take = { ride: ride.toLowerCase(), floor: floorName(change?.to.floor ?? '') };
    return change ? [...walks, { key: `${at} change`, words: text('take', take) }] : walks;
  });
  return (
    <ol aria-label={text('turns')} className={styles.list}>
      {[...steps, { key: 'end', words: text('arrive') }].map(({ key, words }) => (
        <li key={key}>{words}</li>
      ))}
    </ol>
  );
}

/** @param floor the name of the floor where the step is the first one there */
function walkText({ turn, metres }: TurnStep, floor: string | null): string {
  const walked = Math.max(1, Math.round(metres));
  return floor === null ? text(`turn.${turn}`, { metres: walked }) : text('start', { floor, metres: walked });
}
