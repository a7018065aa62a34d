import { List, ListItem, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ImportedRow } from '@/contract/fileImports/fileImports';
import { groupRows } from './groupRows';
import { text } from './texts';

const useStyles = makeStyles({
  groups: { display: 'flex', flexDirection: 'column', gap: '12px', maxHeight: 'min(360px, 45vh)', overflowY: 'auto' },
  list: {
    margin: '4px 0 0',
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  item: { padding: '4px 10px', borderBottom: `1px solid ${tokens.colorNeutralStroke3}`, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Rows of one reason; more make the page slow. */
const SHOWN = 100;

/** Rows of an import that need attention, by the reason. */
export function RowsByReason({ rows }: { rows: readonly ImportedRow[] }) {
  const styles = useStyles();
  if (rows.length === 0) return null;
  return (
    <section className={styles.groups} aria-label={text('notes')}>
      {groupRows(rows).map(({ reason, outcome, rows: some }) => (
        <div key={`${outcome} ${reason}`}>
          <Text weight="semibold" dir="auto">
            {reason}
          </Text>{' '}
          <Text className={styles.quiet}>{text(`noted.${outcome}`, { count: some.length })}</Text>
          <List navigationMode="items" className={styles.list} aria-label={text('rowsOf', { cause: reason })}>
            {some.slice(0, SHOWN).map(({ row, name }) => (
              <ListItem key={row} className={styles.item}>
                <Text dir="auto">{`${text('row', { row })}: ${name}`}</Text>
              </ListItem>
            ))}
          </List>
          {some.length > SHOWN && (
            <Text size={200} className={styles.quiet}>
              {text('more', { count: some.length - SHOWN })}
            </Text>
          )}
        </div>
      ))}
    </section>
  );
}
