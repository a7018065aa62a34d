import { Combobox, Field, Option } from '@fluentui/react-components';
import { useState } from 'react';
import { FoundOptions } from '@/components/form/FoundOptions';
import { useListSurface } from '@/components/form/useListSurface';
import { rankByText } from '@/model/content/rankByText';
import type { EndChoice } from './endChoices';
import type { EndKey } from './routePreview';
import { text } from './texts';

interface Props {
  readonly label: string;
  readonly value: EndKey | null;
  readonly choices: readonly EndChoice[];
  readonly onChange: (key: EndKey | null) => void;
}

/** One end of a route: a kiosk or destination found by its name, or a node by its number. */
export function EndField({ label, value, choices, onChange }: Props) {
  const surface = useListSurface();
  const chosen =
    choices.find(({ key }) => key === value)?.name ??
    (value?.startsWith('node:') ? text('node', { id: value.slice(5) }) : '');
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = typed ?? chosen;
  const number = /^(?:node\s*)?(\d+)$/i.exec(shown.trim())?.[1];
  const found = rankByText(choices, typed ?? '', ({ name }) => [name]);
  return (
    <Field label={label}>
      <Combobox
        {...surface}
        open={isOpen && (found.length > 0 || number !== undefined)}
        onOpenChange={(_event, { open }) => setOpen(open)}
        placeholder={text('placeholder')}
        value={shown}
        selectedOptions={value ? [value] : []}
        onChange={(event) => {
          setOpen(true);
          setTyped(event.target.value);
          if (event.target.value === '') onChange(null);
        }}
        onBlur={() => setTyped(null)}
        onOptionSelect={(event, { optionValue }) => {
          // Fluent takes the choice away while another one is typed: the route stays until there is another end.
          if (optionValue === undefined && event.type === 'change') return;
          setTyped(null);
          onChange(optionValue ?? null);
        }}
      >
        {number && (
          <Option key="node" value={`node:${number}`}>
            {text('node', { id: number })}
          </Option>
        )}
        <FoundOptions items={found} keyOf={({ key }) => key} nameOf={({ name }) => name} />
      </Combobox>
    </Field>
  );
}
