import { Text } from '@fluentui/react-components';
import { PlainTable } from '@/components/PlainTable';
import type { ImportReport } from '@/contract/imports/imports';
import { fieldLabel } from './reportLabels';
import { text } from './texts';

interface Props {
  readonly errors: ImportReport['errors'];
  /** All, also those that are not listed. */
  readonly count: number;
}

/** Why nothing could be imported, or what was wrong with single rows. */
export function ReportErrors({ errors, count }: Props) {
  if (typeof errors === 'string') return <Text>{errors}</Text>;
  const more = count - errors.length;
  return (
    <>
      <PlainTable
        label={text('errors')}
        columns={[text('row'), text('field'), text('message')]}
        rows={errors.map(({ row, field, message }, at) => ({
          key: `${row} ${at}`,
          cells: [String(row), field === null ? text('wholeRow') : fieldLabel(field), message],
        }))}
      />
      {more > 0 && <Text>{text('more', { count: more })}</Text>}
    </>
  );
}
