import { type BoundField, bind } from '@/components/form/fieldProps';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { TagsInput } from './TagsInput';

interface Props<Values extends FormValues> extends BoundField<Values, readonly string[]> {
  /** The tags of other records. */
  readonly known: readonly string[];
}

/** The tags of a record. */
export function TagsField<Values extends FormValues>(props: Props<Values>) {
  const { field, value, set } = bind(props);
  return <TagsInput field={field} value={value} known={props.known} onChange={set} />;
}
