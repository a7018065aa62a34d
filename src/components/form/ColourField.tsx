import type { FormValues } from '@/machines/records/recordFormTypes';
import { ColourInput } from './ColourInput';
import { type BoundField, bind } from './fieldProps';
import { text } from './texts';

/** A colour of a record. */
export function ColourField<Values extends FormValues>(props: BoundField<Values, string>) {
  const { label, error, value, set } = bind(props);
  return <ColourInput label={label} value={value} error={error && text('colourInvalid')} onChange={set} />;
}
