import { Field, Input, Textarea } from '@fluentui/react-components';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { type BoundField, bind } from './fieldProps';

interface Props<Values extends FormValues> extends BoundField<Values, string> {
  readonly type?: 'text' | 'email' | 'url' | 'tel';
  /** The autofill type for the browser. */
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  /** Multiline. */
  readonly rows?: number;
  /** Normalises the input: shortens it, or removes invalid characters. */
  readonly accept?: (before: string, typed: string) => string;
}

/** A text of a record. */
export function TextField<Values extends FormValues>(props: Props<Values>) {
  const { type = 'text', autoComplete = 'off', autoFocus = false, rows, accept } = props;
  const { field, value, set, touch } = bind(props);
  const change = (typed: string) => set(accept ? accept(value, typed) : typed);
  return (
    <Field {...field}>
      {rows === undefined ? (
        <Input
          type={type}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          value={value}
          onBlur={touch}
          onChange={(_event, { value: typed }) => change(typed)}
        />
      ) : (
        <Textarea rows={rows} value={value} onBlur={touch} onChange={(_event, { value: typed }) => change(typed)} />
      )}
    </Field>
  );
}
