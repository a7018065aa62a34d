import { Field, Switch } from '@fluentui/react-components';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { type BoundField, bind } from './fieldProps';

interface Props<Values extends FormValues> extends BoundField<Values, boolean> {
  /** Other effects of the switch. */
  readonly onSwitch?: (isOn: boolean) => void;
  /** Why the switch is disabled, in words; enabled where this is absent. */
  readonly disabledReason?: string;
}

/** A boolean of a record. */
export function SwitchField<Values extends FormValues>(props: Props<Values>) {
  const { label, field, value, set } = bind(props);
  const { label: _, required: __, ...rest } = field;
  const { disabledReason, onSwitch } = props;
  const isBlocked = disabledReason !== undefined;
  return (
    <Field {...rest} {...(isBlocked && { hint: disabledReason })}>
      <Switch
        label={label}
        disabled={isBlocked}
        checked={value}
        onChange={(_event, { checked }) => {
          set(checked);
          onSwitch?.(checked);
        }}
      />
    </Field>
  );
}
