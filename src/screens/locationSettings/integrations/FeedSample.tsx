import { MessageBar, MessageBarBody, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import type { FeedSampleAnswer } from '@/contract/imports/sampleIntegration';
import { placeFieldText } from '@/contract/texts/placeFieldText';
import { MAPPED_FIELDS, type MappedField } from '@/model/sources/feed';
import { ReportErrors } from '../../imports/ReportErrors';
import { text } from './texts';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  cell: {
    padding: '6px 10px',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  head: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  values: { display: 'flex', flexDirection: 'column', color: tokens.colorNeutralForeground2 },
  value: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  select: { width: '100%' },
});

const KINDS = ['add', 'change', 'same', 'remove', 'refused'] as const;

interface Props {
  readonly sample: FeedSampleAnswer;
  readonly mapping: Readonly<Partial<Record<MappedField, string>>>;
  /** Whether the counts are about this mapping. */
  readonly isCurrent: boolean;
  readonly onChoose: (place: string, field: MappedField | null) => void;
}

/** The first values of a feed, each with the field that it fills, and the effects of an import. */
export function FeedSample({ sample, mapping, isCurrent, onChoose }: Props) {
  const styles = useStyles();
  const fieldOf = (place: string) => MAPPED_FIELDS.find((field) => mapping[field] === place);
  return (
    <>
      <Text weight="semibold" role="status">
        {isCurrent ? resultText(sample) : text('sampleOld')}
      </Text>
      {isCurrent && sample.result?.problem && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{sample.result.problem}</MessageBarBody>
        </MessageBar>
      )}
      {isCurrent && sample.result && sample.result.errors.length > 0 && (
        <ReportErrors errors={sample.result.errors} count={sample.result.errors.length} />
      )}
      <table className={styles.table} aria-label={text('sample')}>
        <thead>
          <tr className={styles.head}>
            {(['samplePlace', 'sampleValues', 'sampleField'] as const).map((name) => (
              <th key={name} scope="col" className={styles.cell}>
                {text(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.columns.map(({ place, values }) => (
            <tr key={place}>
              <th scope="row" dir="auto" className={styles.cell}>
                {place}
              </th>
              <td className={styles.cell}>
                <div className={styles.values}>
                  {values.map((value) => (
                    <Text key={value} size={200} className={styles.value} dir="auto" title={value}>
                      {value}
                    </Text>
                  ))}
                </div>
              </td>
              <td className={styles.cell}>
                <Select
                  className={styles.select}
                  aria-label={text('sampleFieldOf', { place })}
                  value={fieldOf(place) ?? ''}
                  onChange={(_event, { value }) =>
                    onChoose(place, MAPPED_FIELDS.find((field) => field === value) ?? null)
                  }
                >
                  <option value="">{text('notImported')}</option>
                  {MAPPED_FIELDS.map((field) => (
                    <option key={field} value={field}>
                      {placeFieldText(field)}
                    </option>
                  ))}
                </Select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function resultText({ rows, result }: FeedSampleAnswer): string {
  const read = text('sampleRows', { count: rows });
  if (!result) return `${read}. ${text('sampleNoId')}`;
  const counts = KINDS.filter((kind) => result[kind] > 0).map((kind) =>
    text(`sample.${kind}`, { count: result[kind] }),
  );
  return [read, ...counts].join(', ');
}
