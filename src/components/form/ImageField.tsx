import type { FormValues } from '@/machines/records/recordFormTypes';
import { type BoundField, bind } from './fieldProps';
import { ImageInput, type ImageInputProps } from './picture/ImageInput';

type Props<Values extends FormValues> = BoundField<Values, string | null> &
  Pick<ImageInputProps, 'send' | 'crop' | 'takesEveryPaste' | 'types'>;

/** A picture of a record. The form has its address, which the upload returns before the record is saved. */
export function ImageField<Values extends FormValues>({
  send,
  crop,
  takesEveryPaste,
  types,
  hint,
  ...bound
}: Props<Values>) {
  const { label, field, value, set } = bind(bound);
  return (
    <ImageInput
      field={{ ...field, label }}
      value={value}
      send={send}
      onChange={set}
      {...(crop && { crop })}
      {...(takesEveryPaste && { takesEveryPaste })}
      {...(types !== undefined && { types })}
      {...(hint !== undefined && { hint })}
    />
  );
}
