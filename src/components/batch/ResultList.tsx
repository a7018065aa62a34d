import { List, ListItem, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  ErrorCircleRegular,
  RecordStopRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import { type RowResult, sortedResults } from './rowResults';
import { text } from './texts';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxHeight: 'min(320px, 45vh)',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  item: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: '2px 8px',
    alignItems: 'center',
    padding: '6px 10px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textAlign: 'left' },
  reason: { gridColumn: '2 / -1', color: tokens.colorNeutralForeground2 },
  done: { color: tokens.colorPaletteGreenForeground1 },
  failed: { color: tokens.colorPaletteRedForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const ICONS = {
  done: CheckmarkCircleRegular,
  same: SubtractCircleRegular,
  failed: ErrorCircleRegular,
  stopped: RecordStopRegular,
};

/** More lines make the dialog slow; lines that need attention are first. */
const MOST = 500;

/** The result of each record, those that failed first. */
export function ResultList({ results }: { results: readonly RowResult[] }) {
  const styles = useStyles();
  const colours = { done: styles.done, same: styles.quiet, failed: styles.failed, stopped: styles.quiet };
  const more = results.length - MOST;
  return (
    // The keyboard reaches its lines, which scrolls it.
    <List navigationMode="items" className={styles.list} aria-label={text('results')}>
      {sortedResults(results)
        .slice(0, MOST)
        .map(({ key, name, outcome, reason }) => {
          const Icon = ICONS[outcome];
          return (
            <ListItem key={key} className={styles.item}>
              <Icon className={colours[outcome]} aria-hidden fontSize={20} />
              <Text className={styles.name} dir="auto" title={name}>
                {name}
              </Text>
              <Text className={colours[outcome]}>{text(`outcome.${outcome}`)}</Text>
              {reason !== '' && (
                <Text size={200} className={styles.reason}>
                  {reason}
                </Text>
              )}
            </ListItem>
          );
        })}
      {more > 0 && <ListItem className={styles.item}>{text('more', { count: more })}</ListItem>}
    </List>
  );
}
