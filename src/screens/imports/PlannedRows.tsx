import { Text } from '@fluentui/react-components';
import { PlainTable } from '@/components/PlainTable';
import type { PlannedRow } from '@/contract/imports/imports';
import { fieldLabel } from './fieldLabel';
import { text } from './texts';

const planText = ({ kind, fields }: PlannedRow): string =>
  kind === 'change' ? text('plan.change', { fields: fields.map(fieldLabel).join(', ') }) : text(`plan.${kind}`);

interface Props {
  readonly rows: readonly PlannedRow[];
  /** All, also those that are not listed. */
  readonly count: number;
}

/** The planned effect of an import on each row. */
export function PlannedRows({ rows, count }: Props) {
  const more = count - rows.length;
  return (
    <>
      <PlainTable
        label={text('previewOf')}
        columns={[text('sourceId'), text('name'), text('change')]}
        rows={rows.map((row) => ({ key: row.external_id, cells: [row.external_id, row.name, planText(row)] }))}
      />
      {more > 0 && <Text>{text('more', { count: more })}</Text>}
    </>
  );
}
