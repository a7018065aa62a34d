import { Text } from '@fluentui/react-components';
import { PlainTable } from '@/components/PlainTable';
import type { ImportReport } from '@/contract/imports/imports';
import { fieldLabel } from './fieldLabel';
import { type ErrorGroup, groupErrors } from './groupErrors';
import { text } from './texts';

interface Props {
  readonly errors: ImportReport['errors'];
  /** All, also those that are not listed. */
  readonly count: number;
}

const MOST_ROWS = 12;
const MOST_VALUES = 20;

const someOf = (all: readonly string[], most: number): string =>
  all.length <= most
    ? all.join(', ')
    : text('andMore', { names: all.slice(0, most).join(', '), count: all.length - most });

/** Of several missing categories the names are enough; of other causes each message. */
const messageOf = ({ code, values, messages }: ErrorGroup): string =>
  code === 'category-unknown' && values.length > 1
    ? `${text('missingCategories', { count: values.length })}: ${someOf(values, MOST_VALUES)}`
    : someOf(messages, MOST_VALUES);

/** Why nothing could be imported, or what was wrong with rows, by causes. */
export function ReportErrors({ errors, count }: Props) {
  if (typeof errors === 'string') return <Text>{errors}</Text>;
  const more = count - errors.length;
  return (
    <>
      <PlainTable
        label={text('errors')}
        columns={[text('row'), text('field'), text('message')]}
        rows={groupErrors(errors).map((group) => ({
          key: `${group.field} ${group.code ?? group.messages.join()}`,
          cells: [
            someOf(group.rows.map(String), MOST_ROWS),
            group.field === null ? text('wholeRow') : fieldLabel(group.field),
            messageOf(group),
          ],
        }))}
      />
      {more > 0 && <Text>{text('more', { count: more })}</Text>}
    </>
  );
}
