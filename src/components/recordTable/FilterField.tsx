import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import type { Choice } from '@/components/choices/choice';
import { useListSurface } from '@/components/form/useListSurface';

const useStyles = makeStyles({ field: { minWidth: '150px', width: '190px' } });

interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Choice<string>[];
  readonly onChange: (value: string) => void;
}

/** One choice of a filter over a list; an empty value is all. */
export function FilterField({ label, value, options, onChange }: Props) {
  const styles = useStyles();
  const surface = useListSurface();
  return (
    <Dropdown
      {...surface}
      size="small"
      className={styles.field}
      aria-label={label}
      value={options.find(({ id }) => id === value)?.name ?? value}
      selectedOptions={[value]}
      onOptionSelect={(_event, { optionValue = '' }) => onChange(optionValue)}
    >
      {options.map(({ id, name }) => (
        <Option key={id} value={id}>
          {name}
        </Option>
      ))}
    </Dropdown>
  );
}
