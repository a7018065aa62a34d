import type { FormValues } from '@/machines/records/recordFormTypes';
import { type BoundField, bind } from '../fieldProps';
import { CheckList } from './CheckList';
import { toggled } from './toggled';

interface Props<Values extends FormValues> extends BoundField<Values, readonly number[]> {
  readonly options: Parameters<typeof CheckList>[0]['options'];
  /** Shown where there are no options. */
  readonly empty: string;
}

/** Several of a few options. Values without an option stay as they are. */
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
