import { Dropdown, Field, Input, Option } from '@fluentui/react-components';
import { useListSurface } from '@/components/form/useListSurface';
import { HeadersField } from './HeadersField';
import { MappingField } from './MappingField';
import type { ParameterProps } from './parameterProps';
import { ScheduleField } from './ScheduleField';

/** The field of a parameter, by its kind. */
export function ParameterField(props: ParameterProps) {
  switch (props.parameter.kind) {
    case 'headers':
      return <HeadersField {...props} />;
    case 'mapping':
      return <MappingField {...props} />;
    case 'schedule':
      return <ScheduleField {...props} />;
    case 'choice':
      return <ChoiceParameter {...props} />;
    default:
      return <TypedParameter {...props} />;
  }
}

/** The properties of Fluent's `Field`. */
const fieldOf = ({ form, parameter: { name, label, hint, required } }: ParameterProps) => {
  const error = form.errorOf(name);
  return {
    label,
    required,
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && { validationMessage: error }),
  };
};

/** A text, a number, or a list whose entries are separated by commas. */
function TypedParameter(props: ParameterProps) {
  const { form, parameter, autoFocus = false } = props;
  const { name, kind } = parameter;
  return (
    <Field {...fieldOf(props)}>
      <Input
        type={kind === 'number' ? 'number' : 'text'}
        autoComplete="off"
        autoFocus={autoFocus}
        value={String(form.values[name] ?? '')}
        onBlur={() => form.touch(name)}
        onChange={(_event, { value }) => form.set(name, value)}
      />
    </Field>
  );
}

function ChoiceParameter(props: ParameterProps) {
  const { form, parameter } = props;
  const { name, options = [] } = parameter;
  const surface = useListSurface();
  // A tab character is not valid in the attribute of an option, so options are identified by their places.
  const chosen = options.findIndex(({ value }) => value === form.values[name]);
  return (
    <Field {...fieldOf(props)}>
      <Dropdown
        {...surface}
        value={options[chosen]?.label ?? ''}
        selectedOptions={chosen === -1 ? [] : [String(chosen)]}
        onBlur={() => form.touch(name)}
        onOptionSelect={(_event, { optionValue }) => {
          const option = options[Number(optionValue)];
          if (option) form.set(name, option.value);
        }}
      >
        {options.map(({ label }, at) => (
          <Option key={label} value={String(at)} text={label}>
            {label}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}
