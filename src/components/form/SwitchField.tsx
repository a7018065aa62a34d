import { Field, Switch } from '@fluentui/react-components';
import type { FormValues } from '@/machines/records/recordForm.machine';
import { type BoundField, bind } from './fieldProps';

interface Props<Values extends FormValues> extends BoundField<Values, boolean> {
  /** What else changes with it. */
  readonly onSwitch?: (isOn: boolean) => void;
  /** Why it cannot be switched, in words; it can be where this is left out. */
  readonly disabledReason?: string;
}

/** Something that a record is or is not. */
export function SwitchField<Values extends FormValues>(props: Props<Values>) {
  const { label, field, value, set } = bind(props);
  const { label: _, required: __, ...rest } = field;
  const { disabledReason, onSwitch } = props;
  return (
    <Field {...rest} {...(disabledReason !== undefined && { hint: disabledReason })}>
      <Switch
        label={label}
        disabled={disabledReason !== undefined}
        checked={value}
        onChange={(_event, { checked }) => {
          set(checked);
          onSwitch?.(checked);
        }}
      />
    </Field>
  );
}
