import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import type { PlannedRow } from './planImport';
import { text } from './texts';

const useStyles = makeStyles({
  section: { border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusMedium },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  head: {
    position: 'sticky',
    top: 0,
    textAlign: 'start',
    backgroundColor: tokens.colorNeutralBackground3,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
  },
  cell: {
    padding: '6px 10px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  line: { width: '64px', fontVariantNumeric: 'tabular-nums' },
  name: { width: '36%' },
  // A name that is far too long has an error; its first lines tell which row it is.
  clipped: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '3', overflow: 'hidden' },
  wrong: { color: tokens.colorPaletteRedForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** More rows make the dialog slow; rows with errors are first. */
const MOST = 300;
const ORDER: readonly PlannedRow['kind'][] = ['wrong', 'change', 'add', 'same'];

/** The planned effect of an import on each row of the file. */
export function ImportPreview({ rows }: { rows: readonly PlannedRow[] }) {
  const styles = useStyles();
  const sorted = ORDER.flatMap((kind) => rows.filter((row) => row.kind === kind));
  const more = rows.length - MOST;
  return (
    <section className={styles.section} aria-label={text('preview')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.cell, styles.head, styles.line)}>
              {text('row')}
            </th>
            <th scope="col" className={mergeClasses(styles.cell, styles.head, styles.name)}>
              {text('name')}
            </th>
            <th scope="col" className={mergeClasses(styles.cell, styles.head)}>
              {text('result')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MOST).map(({ line, name, kind, errors, changes }) => (
            <tr key={line}>
              <td className={mergeClasses(styles.cell, styles.line)}>{line}</td>
              <td className={styles.cell}>
                <span className={styles.clipped} title={name}>
                  {name}
                </span>
              </td>
              <td className={styles.cell}>
                {kind === 'wrong' ? (
                  [...new Set(errors)].map((error) => (
                    <Text key={error} block className={styles.wrong}>{`${text('kind.wrong')}: ${error}`}</Text>
                  ))
                ) : kind === 'change' ? (
                  text('changes', { fields: changes.join(', ') })
                ) : (
                  <Text className={kind === 'same' ? styles.quiet : undefined}>{text(`kind.${kind}`)}</Text>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <Text className={styles.cell}>{text('more', { count: more })}</Text>}
    </section>
  );
}
