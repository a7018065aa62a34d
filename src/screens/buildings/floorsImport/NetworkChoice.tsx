import { Checkbox, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { formatLocale } from '@/contract/texts/locale';
import type { NetworkProblem, PlanNetwork } from '@/model/floorPlan/sources/planNetwork';
import type { ImportView } from './importView';
import { text } from './texts';

const useStyles = makeStyles({
  title: { margin: '0 0 8px' },
  list: { margin: '4px 0 0', padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '10px' },
  problem: { display: 'flex', flexDirection: 'column', gap: '2px' },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** Places that are written out for each kind of problem. */
const EXAMPLES = 3;

const metresAt = (metres: number): string =>
  new Intl.NumberFormat(formatLocale(), { style: 'unit', unit: 'meter', maximumFractionDigits: 1 }).format(metres);

/** The counts of a network: “27 nodes and 26 paths on 3 floors, joined by 1 transit group”. */
function factsOf({ floors, transits }: PlanNetwork): string {
  const sum = (of: 'nodes' | 'links') => floors.reduce((total, floor) => total + floor[of].length, 0);
  const facts = text('networkFacts', {
    nodes: text('nodeCount', { count: sum('nodes') }),
    paths: text('pathCount', { count: sum('links') }),
    floors: text('floorCount', { count: floors.filter(({ nodes }) => nodes.length > 0).length }),
  });
  if (transits.length === 0) return facts;
  return text('networkTransits', { facts, transits: text('transitCount', { count: transits.length }) });
}

/** The network that a file has, whether it comes in, and everything in it that is doubtful. */
export function NetworkChoice({ step, context: { read, rows, bringsNetwork, mayBringNetwork }, send }: ImportView) {
  const styles = useStyles();
  if (!read?.network) return null;
  const { network } = read;
  const reasons = [...new Set(network.problems.map(({ reason }) => reason))];
  const placeText = ({ id, floor, place }: NetworkProblem) => {
    const name = floor === null ? undefined : read.floors[floor]?.name;
    if (name === undefined || !place) return id;
    return text('problemAt', { id, floor: name, x: metresAt(place.x), y: metresAt(place.y) });
  };
  return (
    <section>
      <Subtitle2 as="h3" block className={styles.title}>
        {text('network')}
      </Subtitle2>
      {step === 'reviewing' && !mayBringNetwork && <Text block>{text('networkStaysOut')}</Text>}
      {step === 'reviewing' && mayBringNetwork && (
        <Checkbox
          checked={bringsNetwork}
          label={text('bringNetwork')}
          onChange={(_event, { checked }) => send({ type: 'network.chosen', isChosen: checked === true })}
        />
      )}
      <Text block>{factsOf(network)}</Text>
      {rows.some(({ hasPlan }) => hasPlan) && (
        <Text block size={200} className={styles.quiet}>
          {text('besideNetwork')}
        </Text>
      )}
      {reasons.length > 0 && (
        <ul className={styles.list}>
          {reasons.map((reason) => {
            const own = network.problems.filter((problem) => problem.reason === reason);
            return (
              <li key={reason} className={styles.problem}>
                <Text>{text('problemCount', { problem: text(`problem.${reason}`), count: own.length })}</Text>
                <Text size={200} className={styles.quiet}>
                  {text('problemPlaces', { places: own.slice(0, EXAMPLES).map(placeText).join(', ') })}
                </Text>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
