import { Combobox, Field, Option } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { timeZonesQuery } from '@/api/users/profile';
import { NoteOption } from '@/components/blocked/NoteOption';
import { useListSurface } from '@/components/form/useListSurface';
import { rankByText } from '@/model/content/search/rankByText';
import { zoneAliases } from '@/model/content/search/zoneAliases';
import { text } from './texts';
import { zoneNames } from './zoneNames';

interface Props {
  /** An IANA name. */
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
}

const NONE: readonly (readonly [string, string])[] = [];
const labelOf = (label: string): readonly string[] => [label, label.slice(label.lastIndexOf('/') + 1)];

/**
 * All time zones, found by any part of their names or offsets, by their country or by a common name. Text that is typed
 * but not chosen is cleared.
 */
export function TimeZoneField({ value, onChange, error, input }: Props) {
  const surface = useListSurface();
  const zones = useQuery(timeZonesQuery);
  const [searched, setSearched] = useState<string | null>(null);
  const all = useMemo(() => (zones.data ? Object.entries(zones.data) : NONE), [zones.data]);
  const [names, setNames] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const isSearched = searched !== null;
  useEffect(() => {
    if (!isSearched) return;
    let isShown = true;
    void zoneNames(all.map(([, name]) => name)).then((found) => isShown && setNames(found));
    return () => {
      isShown = false;
    };
  }, [isSearched, all]);
  const shown = rankByText(all, searched ?? '', ([label, name]) => [
    ...labelOf(label),
    ...(names.get(name) ?? []),
    ...zoneAliases(name),
  ]);
  const isBlocked = zones.isError;
  const chosen = all.find(([, name]) => name === value)?.[0] ?? value;
  return (
    <Field
      label={text('timeZone')}
      {...(error && { validationMessage: error })}
      {...(isBlocked && { hint: text('timeZonesFailed') })}
    >
      <Combobox
        {...surface}
        input={{ ref: input }}
        autoComplete="off"
        value={searched ?? chosen}
        selectedOptions={[value]}
        disabled={isBlocked}
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
        {searched !== null && shown.length === 0 && <NoteOption text={text('noTimeZone', { searched })} />}
      </Combobox>
    </Field>
  );
}
