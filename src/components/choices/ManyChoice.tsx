import { Combobox, Field, type FieldProps } from '@fluentui/react-components';
import { useState } from 'react';
import { BlockedOption } from '@/components/blocked/BlockedOption';
import { NoteOption } from '@/components/blocked/NoteOption';
import { text as formText } from '@/components/form/texts';
import { useListSurface } from '@/components/form/useListSurface';
import { rankByText } from '@/model/content/search/rankByText';
import type { Choice } from './choice';
import { RemovableTags } from './RemovableTags';
import { text } from './texts';

/** More rows make each typed letter slow. */
const MOST = 100;

interface Props<Id extends string | number> {
  readonly field: Pick<FieldProps, 'required' | 'hint' | 'validationMessage'> & { readonly label: string };
  readonly choices: readonly Choice<Id>[];
  readonly value: readonly Id[];
  readonly placeholder?: string | undefined;
  /** Why a choice cannot be taken, in words; null where it can. */
  readonly blockedBy?: ((id: Id) => string | null) | undefined;
  readonly onChange: (ids: readonly Id[]) => void;
  readonly onLeave?: () => void;
}

/** Several of many options, found by typing; those that are chosen follow as tags. */
export function ManyChoice<Id extends string | number>(props: Props<Id>) {
  const { field, choices, value, placeholder, blockedBy = () => null, onChange, onLeave } = props;
  const surface = useListSurface();
  const [typed, setTyped] = useState('');
  const chosen = choices.filter(({ id }) => value.includes(id));
  const found = rankByText(choices, typed, ({ name }) => [name]);
  return (
    <Field {...field}>
      <Combobox
        {...surface}
        multiselect
        {...(placeholder !== undefined && { placeholder })}
        value={typed}
        selectedOptions={value.map(String)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          setTyped('');
          onLeave?.();
        }}
        onOptionSelect={(_event, { optionValue }) => {
          const choice = choices.find(({ id }) => String(id) === optionValue);
          if (!choice) return;
          setTyped('');
          // In the order of the choices, so that an equal selection is an equal list.
          const isChosen = value.includes(choice.id);
          onChange(choices.map(({ id }) => id).filter((id) => (id === choice.id ? !isChosen : value.includes(id))));
        }}
      >
        {found.slice(0, MOST).map(({ id, name }) => (
          <BlockedOption key={id} value={String(id)} name={name} blockedBy={blockedBy(id)} />
        ))}
        {found.length === 0 && <NoteOption text={text('nothingFound')} />}
        {found.length > MOST && <NoteOption text={formText('moreFound', { count: found.length - MOST })} />}
      </Combobox>
      <RemovableTags
        label={field.label}
        tags={chosen.map(({ id, name }) => ({ key: String(id), name }))}
        onRemove={(key) => onChange(value.filter((id) => String(id) !== key))}
      />
    </Field>
  );
}
