import { Combobox, Field } from '@fluentui/react-components';
import { useState } from 'react';
import { BlockedOption } from '@/components/blocked/BlockedOption';
import { NoteOption } from '@/components/blocked/NoteOption';
import { type BoundField, bind } from '@/components/form/fieldProps';
import { text as formText } from '@/components/form/texts';
import { useListSurface } from '@/components/form/useListSurface';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { rankByText } from '@/model/content/search/rankByText';
import type { Choice } from './choice';
import { text } from './texts';

/** More rows make each typed letter slow. */
const MOST = 100;

interface Props<Values extends FormValues, Id extends string | number> extends BoundField<Values, Id | null> {
  readonly choices: readonly Choice<Id>[];
  readonly placeholder?: string;
  /** Why a choice cannot be taken, in words; null where it can. */
  readonly blockedBy?: (id: Id) => string | null;
  /** The field can be emptied. */
  readonly clearable?: boolean;
}

/** One of many options, found by typing. */
export function FindField<Values extends FormValues, Id extends string | number>(props: Props<Values, Id>) {
  const { choices, placeholder, blockedBy = () => null, clearable = false } = props;
  const surface = useListSurface();
  /** Null while the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const { field, value, set, touch } = bind(props);
  const chosen = choices.find(({ id }) => id === value);
  const found = rankByText(choices, typed ?? '', ({ name }) => [name]);
  return (
    <Field {...field}>
      <Combobox
        {...surface}
        {...(placeholder !== undefined && { placeholder })}
        clearable={clearable}
        value={typed ?? chosen?.name ?? ''}
        selectedOptions={chosen ? [String(chosen.id)] : []}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed === '' && clearable) set(null);
          setTyped(null);
          touch();
        }}
        onOptionSelect={(event, { optionValue }) => {
          // Typing drops the selection at once; here it stays until another one is chosen.
          if (optionValue === undefined && event.type === 'change') return;
          setTyped(null);
          set(choices.find(({ id }) => String(id) === optionValue)?.id ?? null);
        }}
      >
        {found.slice(0, MOST).map(({ id, name }) => (
          <BlockedOption key={id} value={String(id)} name={name} blockedBy={blockedBy(id)} />
        ))}
        {found.length === 0 && <NoteOption text={text('nothingFound')} />}
        {found.length > MOST && <NoteOption text={formText('moreFound', { count: found.length - MOST })} />}
      </Combobox>
    </Field>
  );
}
