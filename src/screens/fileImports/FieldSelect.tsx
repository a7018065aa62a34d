import { Badge, makeStyles, Select } from '@fluentui/react-components';
import type { FileMapping } from '@/model/importing/rows/filePlan';
import { needsOrder } from '@/model/importing/rows/mappingGap';
import type { FieldChoice, ImportKind } from './importKind';
import { text } from './texts';

const useStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column', gap: '6px' },
  choice: { display: 'flex', gap: '6px', alignItems: 'center' },
  select: { flexGrow: 1, minWidth: 0 },
});

const NONE = '';

interface Props {
  readonly kind: ImportKind;
  /** Its name. */
  readonly column: string;
  readonly mapping: FileMapping;
  /** The mapping that was guessed, which is marked; null for one that a person chose before. */
  readonly guess: FileMapping | null;
  readonly twoOrders: readonly string[];
  /** Null for a column that is not imported. */
  readonly onChoose: (field: string | null) => void;
}

const options = (choices: readonly FieldChoice[]) =>
  choices.map(({ field, label }) => (
    <option key={field} value={field}>
      {label}
    </option>
  ));

/** The field that a column fills, and the order of its days where they may be other days. */
export function FieldSelect({ kind, column, mapping, guess, twoOrders, onChoose }: Props) {
  const styles = useStyles();
  const field = mapping[column];
  const plain = field === undefined ? NONE : (kind.days?.plain(field) ?? field);
  const orders = twoOrders.includes(column) ? (kind.days?.choices(plain) ?? []) : [];
  const more = kind.moreFields(Object.values({ ...guess, ...mapping }));
  // A guess has an order where a cell of the column says it.
  const guessed = guess?.[column];
  const fieldOf = (value: string) => (guessed !== undefined && kind.days?.plain(guessed) === value ? guessed : value);
  return (
    <div className={styles.choices}>
      <div className={styles.choice}>
        <Select
          className={styles.select}
          aria-label={text('fieldOf', { column })}
          value={plain}
          onChange={(_, { value }) => onChoose(value === NONE ? null : fieldOf(value))}
        >
          <option value={NONE}>{text('notImported')}</option>
          {options(kind.fields)}
          {more && <optgroup label={more.label}>{options(more.fields)}</optgroup>}
        </Select>
        {guessed !== undefined && guessed === field && (
          <Badge appearance="tint" color="informative">
            {text('guess')}
          </Badge>
        )}
      </div>
      {orders.length > 0 && (
        <Select
          aria-label={text('orderOf', { column })}
          aria-invalid={needsOrder(column, mapping, twoOrders)}
          value={field ?? NONE}
          onChange={(_, { value }) => onChoose(value)}
        >
          {needsOrder(column, mapping, twoOrders) && <option value={plain}>{text('chooseOrder')}</option>}
          {options(orders)}
        </Select>
      )}
    </div>
  );
}
