import type { FormValues } from '@/machines/records/recordForm.machine';
import { CheckList } from './CheckList';
import { type BoundField, bind } from './fieldProps';
import { toggled } from './toggled';

interface Props<Values extends FormValues> extends BoundField<Values, readonly number[]> {
  readonly options: Parameters<typeof CheckList>[0]['options'];
  /** Shown where there is nothing to choose. */
  readonly empty: string;
}

/** Any number of a few things. What is not among the options stays as it is. */
export function CheckListField<Values extends FormValues>(props: Props<Values>) {
  const { label, error, value, set } = bind(props);
  return (
    <CheckList
      legend={label}
      options={props.options}
      chosen={value}
      error={error}
      empty={props.empty}
      onToggle={(id) => set(toggled(value, id))}
    />
  );
}
