import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { causesOf, countRows, warningsOf } from '@/model/importing/rows/causes';
import { type CellEdits, editKey } from '@/model/importing/rows/cells';
import type { FileMapping, FilePlan } from '@/model/importing/rows/filePlan';
import { CauseCard } from './CauseCard';
import { someNames } from './causeText';
import type { ImportKind } from './importKind';
import { text } from './texts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px' },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  cell: {
    padding: '5px 10px',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  head: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  line: { width: '72px', fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** More rows make the dialog slow. */
const SHOWN = 200;
const KINDS = ['add', 'change', 'same', 'refused'] as const;

interface Props {
  readonly kind: ImportKind;
  readonly plan: FilePlan;
  readonly mapping: FileMapping;
  readonly createsCategories: boolean;
  readonly mayCreateCategories: boolean;
  readonly onCreateCategories: (creates: boolean) => void;
  readonly onEdit: (edits: CellEdits) => void;
}

/** The effects of an import before it is made: counts, causes, and row by row. */
export function PlanView({
  kind,
  plan,
  mapping,
  createsCategories,
  mayCreateCategories,
  onCreateCategories,
  onEdit,
}: Props) {
  const styles = useStyles();
  const counts = countRows(plan.rows);
  const warnings = warningsOf(plan.rows);
  const plain = (field: string) => kind.days?.plain(field) ?? field;
  const columnOf = (wanted: string) => Object.entries(mapping).filter(([, field]) => plain(field) === wanted);
  const editsOf = (wanted: string | null) => {
    const columns = wanted === null ? [] : columnOf(wanted);
    const [first, ...others] = columns.map(([column]) => column);
    if (first === undefined) return null;
    // Of several columns the first holds the correction.
    return (values: ReadonlyMap<number, string>): CellEdits =>
      Object.fromEntries(
        [...values].flatMap(([row, value]) => [
          [editKey(row, first), value],
          ...others.map((column) => [editKey(row, column), '']),
        ]),
      );
  };
  const planned = plan.rows.filter((one) => one.kind !== 'refused');
  return (
    <>
      <Text weight="semibold" role="status">
        {KINDS.filter((kind) => counts[kind] > 0)
          .map((kind) => text(`count.${kind}`, { count: counts[kind] }))
          .join(', ')}
      </Text>
      {createsCategories && plan.newCategories.length > 0 && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            {text('newCategories', {
              count: plan.newCategories.length,
              names: someNames(plan.newCategories.map(({ name }) => name)),
            })}
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => onCreateCategories(false)}>{text('doNotCreate')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {counts.unreadHours > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{text('unreadHours', { count: counts.unreadHours })}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.list}>
        {[...causesOf(plan.rows), ...warnings].map((cause) => (
          <CauseCard
            key={cause.key}
            kind={kind}
            cause={cause}
            isWarning={warnings.includes(cause)}
            blockedBy={mayCreateCategories ? null : text('mayNotCreate')}
            onCreateCategories={() => onCreateCategories(true)}
            editsOf={editsOf(cause.field)}
            onEdit={onEdit}
          />
        ))}
      </div>
      {planned.length > 0 && (
        <table className={styles.table} aria-label={text('preview')}>
          <thead>
            <tr className={styles.head}>
              <th scope="col" className={`${styles.cell} ${styles.line}`}>
                {text('row', { row: '' }).trim()}
              </th>
              <th scope="col" className={styles.cell}>
                {text('name')}
              </th>
              <th scope="col" className={styles.cell}>
                {text('result')}
              </th>
            </tr>
          </thead>
          <tbody>
            {planned.slice(0, SHOWN).map(({ row, name, kind: effect, fields }) => (
              <tr key={row}>
                <td className={`${styles.cell} ${styles.line}`}>{row}</td>
                <td className={styles.cell} dir="auto">
                  {name}
                </td>
                <td className={styles.cell}>
                  {effect === 'change'
                    ? text('kind.change', { fields: fields.map(kind.fieldText).join(', ') })
                    : text(effect === 'add' ? 'kind.add' : 'kind.same')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {planned.length > SHOWN && (
        <Text className={styles.quiet}>{text('more', { count: planned.length - SHOWN })}</Text>
      )}
    </>
  );
}
