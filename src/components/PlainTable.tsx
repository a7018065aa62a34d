import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: {
    padding: '6px 12px 6px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  head: {
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
  },
  number: { width: '96px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  short: { width: '64px', fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  readonly label: string;
  /** The first column has names, not numbers, and the others have the numbers. */
  readonly isNamed?: boolean;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** Texts in rows and columns. */
export function PlainTable({ label, isNamed = false, columns, rows }: Props) {
  const styles = useStyles();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th
              key={column}
              scope="col"
              className={mergeClasses(
                styles.cell,
                styles.head,
                at === 0 && !isNamed && styles.short,
                at > 0 && isNamed && styles.number,
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={columns[at]} className={mergeClasses(styles.cell, at > 0 && isNamed && styles.number)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
