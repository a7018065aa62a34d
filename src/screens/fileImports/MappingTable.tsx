import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import type { FileMapping } from '@/model/importing/rows/filePlan';
import type { Table } from '@/model/importing/tables/table';
import { FieldSelect } from './FieldSelect';
import type { ImportKind } from './importKind';
import { text } from './texts';

const NARROW = '@media (max-width: 640px)';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', [NARROW]: { display: 'block' } },
  body: { [NARROW]: { display: 'block' } },
  head: {
    textAlign: 'start',
    padding: '6px 10px',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  heads: { [NARROW]: { display: 'none' } },
  row: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [NARROW]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', padding: '8px 0' },
  },
  cell: { padding: '6px 10px', verticalAlign: 'top', textAlign: 'start', [NARROW]: { padding: '2px 4px' } },
  column: {
    width: '24%',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    [NARROW]: { width: 'auto' },
  },
  field: { width: '250px', [NARROW]: { width: 'auto' } },
  values: { display: 'flex', flexDirection: 'column', color: tokens.colorNeutralForeground2 },
  value: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  unused: { color: tokens.colorNeutralForeground3 },
});

/** Values of a column that are shown. */
const SHOWN = 3;

interface Props {
  readonly kind: ImportKind;
  readonly table: Table;
  readonly mapping: FileMapping;
  /** The mapping that was guessed, which is marked; null for one that a person chose before. */
  readonly guess: FileMapping | null;
  /** Columns of days that may be other days. */
  readonly twoOrders: readonly string[];
  readonly onChoose: (column: string, field: string | null) => void;
}

/** The columns of a file with their first values, each with the field that it fills. Columns with a field come first. */
export function MappingTable({ kind, table, mapping, guess, twoOrders, onChoose }: Props) {
  const styles = useStyles();
  const columns = table.columns.map((name, at) => ({
    name,
    values: [...new Set(table.rows.slice(0, 200).flatMap(({ cells }) => cells[at] || []))].slice(0, SHOWN),
  }));
  return (
    <table className={styles.table} aria-label={text('columns')}>
      <thead className={styles.heads}>
        <tr>
          <th scope="col" className={mergeClasses(styles.head, styles.column)}>
            {text('column')}
          </th>
          <th scope="col" className={styles.head}>
            {text('firstValues')}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.field)}>
            {text('field')}
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {columns.map(({ name, values }) => (
          <tr key={name} className={styles.row}>
            <th
              scope="row"
              dir="auto"
              className={mergeClasses(styles.cell, styles.column, !mapping[name] && styles.unused)}
            >
              {name}
            </th>
            <td className={styles.cell}>
              <div className={styles.values}>
                {values.length === 0 && <Text size={200}>{text('empty')}</Text>}
                {values.map((value) => (
                  <Text key={value} size={200} className={styles.value} dir="auto" title={value.slice(0, 300)}>
                    {value.slice(0, 120)}
                  </Text>
                ))}
              </div>
            </td>
            <td className={mergeClasses(styles.cell, styles.field)}>
              <FieldSelect
                kind={kind}
                column={name}
                mapping={mapping}
                guess={guess}
                twoOrders={twoOrders}
                onChoose={(field) => onChoose(name, field)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
