import { Combobox, Field, Option } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { timeZonesQuery } from '@/api/profile';
import { text } from './texts';

interface Props {
  /** An IANA name. */
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
}

const isMatch = (label: string, searched: string): boolean =>
  searched
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word));

/** All time zones, found by any part of their names or offsets. Text that is typed but not chosen is cleared. */
export function TimeZoneField({ value, onChange, error, input }: Props) {
  const zones = useQuery(timeZonesQuery);
  const [searched, setSearched] = useState<string | null>(null);
  const all = Object.entries(zones.data ?? {});
  const shown = searched === null ? all : all.filter(([label]) => isMatch(label, searched));
  const chosen = all.find(([, name]) => name === value)?.[0] ?? value;
  return (
    <Field
      label={text('timeZone')}
      {...(error && { validationMessage: error })}
      {...(zones.isError && { hint: text('timeZonesFailed') })}
    >
      <Combobox
        input={{ ref: input }}
        autoComplete="off"
        value={searched ?? chosen}
        selectedOptions={[value]}
        disabled={zones.isError}
        onChange={({ target }) => setSearched(target.value)}
        onOpenChange={(_event, { open }) => !open && setSearched(null)}
        onBlur={() => setSearched(null)}
        onOptionSelect={(_event, { optionValue }) => {
          // Fluent reports text without a matching option as a selection of nothing.
          if (!optionValue) return;
          setSearched(null);
          onChange(optionValue);
        }}
      >
        {shown.map(([label, name]) => (
          <Option key={name} value={name} text={label}>
            {label}
          </Option>
        ))}
        {searched !== null && shown.length === 0 && (
          <Option key="none" value="" text="" disabled>
            {text('noTimeZone', { searched })}
          </Option>
        )}
      </Combobox>
    </Field>
  );
}
