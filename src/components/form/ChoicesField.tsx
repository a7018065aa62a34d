import {
  Combobox,
  Field,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
} from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import type { FormValues } from '@/machines/records/recordForm.machine';
import { rankByText } from '@/model/content/rankByText';
import { FoundOptions } from './FoundOptions';
import { type BoundField, bind } from './fieldProps';
import { text } from './texts';
import { toggled } from './toggled';
import { useListSurface } from './useListSurface';

const useStyles = makeStyles({
  chosen: { display: 'flex', flexWrap: 'wrap', gap: '6px', marginTop: '8px' },
});

interface Props<Values extends FormValues> extends BoundField<Values, readonly number[]> {
  readonly options: readonly { readonly id: number; readonly name: string }[];
}

/** Several of many options, found by typing; each chosen one has a button that removes it. */
export function ChoicesField<Values extends FormValues>(props: Props<Values>) {
  const styles = useStyles();
  const surface = useListSurface();
  const { label, field, value, set, touch } = bind(props);
  const [entered, setEntered] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { options } = props;
  const byId = useMemo(() => new Map(options.map((option) => [option.id, option])), [options]);
  const chosen = value.flatMap((id) => byId.get(id) ?? []);
  const found = rankByText(options, entered, ({ name }) => [name]);
  return (
    <div>
      <Field {...field}>
        <Combobox
          {...surface}
          multiselect
          open={isOpen && found.length > 0}
          freeform
          placeholder={text('typeToFind')}
          value={entered}
          selectedOptions={value.map(String)}
          onBlur={touch}
          onChange={({ target }) => {
            setOpen(true);
            setEntered(target.value);
          }}
          onOpenChange={(_event, { open }) => {
            setOpen(open);
            if (!open) setEntered('');
          }}
          onOptionSelect={(_event, { optionValue }) => {
            if (optionValue) set(toggled(value, Number(optionValue)));
            setEntered('');
          }}
        >
          <FoundOptions items={found} keyOf={({ id }) => String(id)} nameOf={({ name }) => name} />
        </Combobox>
      </Field>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={text('chosenOf', { label })}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <InteractionTag size="small">
                <InteractionTagPrimary hasSecondaryAction>{name}</InteractionTagPrimary>
                <InteractionTagSecondary
                  aria-label={text('remove', { label: name })}
                  onClick={() => set(toggled(value, id))}
                />
              </InteractionTag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
