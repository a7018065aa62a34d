import { Combobox, Field, Option } from '@fluentui/react-components';
import { useState } from 'react';
import { NoteOption } from '@/components/blocked/NoteOption';
import { useListSurface } from '@/components/form/useListSurface';
import { rankByText } from '@/model/content/search/rankByText';
import { text } from './texts';

interface Props {
  readonly label: string;
  readonly choices: readonly { readonly uuid: string; readonly name: string }[];
  readonly chosen: string | null;
  readonly error: string | undefined;
  /** Why the field is disabled. */
  readonly reason: string | null;
  readonly hint?: string;
  readonly onChoose: (uuid: string) => void;
}

/** One of many options, found by a part of its name. */
export function ChoiceField({ label, choices, chosen, error, reason, hint, onChoose }: Props) {
  const surface = useListSurface();
  const isBlocked = reason !== null;
  const [typed, setTyped] = useState<string | null>(null);
  const name = choices.find(({ uuid }) => uuid === chosen)?.name ?? '';
  const found = rankByText(choices, typed ?? '', (one) => [one.name]);
  return (
    <Field
      label={label}
      required
      {...(error && { validationMessage: error })}
      {...((reason ?? hint) && { hint: reason ?? hint })}
    >
      <Combobox
        {...surface}
        // Fluent's minimum width is 250 px, which is wider than a column.
        style={{ minWidth: 0 }}
        input={{ style: { minWidth: 0, width: '100%', boxSizing: 'border-box' } }}
        disabled={isBlocked}
        placeholder={text('typeToSearch')}
        value={typed ?? name}
        selectedOptions={chosen === null ? [] : [chosen]}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped(null)}
        onOptionSelect={(_event, { optionValue }) => {
          setTyped(null);
          if (optionValue !== undefined) onChoose(optionValue);
        }}
      >
        {found.map((one) => (
          <Option key={one.uuid} value={one.uuid} text={one.name}>
            {one.name}
          </Option>
        ))}
        {found.length === 0 && <NoteOption text={text('noMatch')} />}
      </Combobox>
    </Field>
  );
}
