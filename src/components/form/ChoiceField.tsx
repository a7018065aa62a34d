import { Dropdown, Field, makeStyles, Option, Text, tokens } from '@fluentui/react-components';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { type BoundField, bind } from './fieldProps';
import { useListSurface } from './useListSurface';

const useStyles = makeStyles({
  option: { display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Id = string | number;

export interface Choice<Value extends Id> {
  readonly id: Value;
  readonly name: string;
  readonly description?: string | undefined;
}

interface Props<Values extends FormValues, Value extends Id> extends BoundField<Values, Value | null> {
  readonly choices: readonly Choice<Value>[];
  readonly placeholder?: string;
}

/** One of a few options; `ItemPicker` is for lists that need a search. */
export function ChoiceField<Values extends FormValues, Value extends Id>(props: Props<Values, Value>) {
  const { choices, placeholder } = props;
  const styles = useStyles();
  const surface = useListSurface();
  const { field, value, set, touch } = bind(props);
  const chosen = choices.find(({ id }) => id === value);
  return (
    <Field {...field}>
      <Dropdown
        {...surface}
        {...(placeholder !== undefined && { placeholder })}
        value={chosen?.name ?? ''}
        selectedOptions={chosen ? [String(chosen.id)] : []}
        onBlur={touch}
        onOptionSelect={(_event, { optionValue }) => {
          const choice = choices.find(({ id }) => String(id) === optionValue);
          if (choice) set(choice.id);
        }}
      >
        {choices.map(({ id, name, description }) => (
          <Option key={id} value={String(id)} text={name}>
            <span className={styles.option}>
              {name}
              {description && (
                <Text size={200} className={styles.quiet}>
                  {description}
                </Text>
              )}
            </span>
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}
