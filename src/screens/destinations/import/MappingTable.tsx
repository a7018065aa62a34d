import { Badge, makeStyles, mergeClasses, Select, Text, tokens } from '@fluentui/react-components';
import { placeFieldText } from '@/contract/texts/placeFieldText';
import { isPlaceField, PLACE_FIELDS, type PlaceField, type PlaceMapping } from '@/model/importing/places/placeFields';
import { translationOf } from '@/model/importing/places/translatedFields';
import type { Table } from '@/model/importing/tables/table';
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
  choice: { display: 'flex', gap: '6px', alignItems: 'center' },
  select: { flexGrow: 1, minWidth: 0 },
  values: { display: 'flex', flexDirection: 'column', color: tokens.colorNeutralForeground2 },
  value: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  unused: { color: tokens.colorNeutralForeground3 },
});

/** Values of a column that are shown. */
const SHOWN = 3;
const NONE = '';
/** Languages that are always offered, beside those of the columns. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr', 'ar', 'he', 'zh', 'ja'];

interface Props {
  readonly table: Table;
  readonly mapping: PlaceMapping;
  /** The mapping that was guessed, which is marked; null for one that a person chose before. */
  readonly guess: PlaceMapping | null;
  readonly onChoose: (column: string, field: PlaceField | null) => void;
}

/** The columns of a file with their first values, each with the field that it fills. Columns with a field come first. */
export function MappingTable({ table, mapping, guess, onChoose }: Props) {
  const styles = useStyles();
  const columns = table.columns.map((name, at) => ({
    name,
    values: [...new Set(table.rows.slice(0, 200).flatMap(({ cells }) => cells[at] || []))].slice(0, SHOWN),
  }));
  const languages = new Set([
    ...LANGUAGES,
    ...Object.values({ ...guess, ...mapping }).flatMap((field) => translationOf(field)?.language ?? []),
  ]);
  const translated = [...languages].flatMap((language) => [`name:${language}`, `description:${language}`] as const);
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
              <div className={styles.choice}>
                <Select
                  className={styles.select}
                  aria-label={text('fieldOf', { column: name })}
                  value={mapping[name] ?? NONE}
                  onChange={(_, { value }) => onChoose(name, isPlaceField(value) ? value : null)}
                >
                  <option value={NONE}>{text('notImported')}</option>
                  {PLACE_FIELDS.map((field) => (
                    <option key={field} value={field}>
                      {placeFieldText(field)}
                    </option>
                  ))}
                  <optgroup label={text('translations')}>
                    {translated.map((field) => (
                      <option key={field} value={field}>
                        {placeFieldText(field)}
                      </option>
                    ))}
                  </optgroup>
                </Select>
                {guess?.[name] !== undefined && guess[name] === mapping[name] && (
                  <Badge appearance="tint" color="informative">
                    {text('guess')}
                  </Badge>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
