import { Combobox, Field } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { useCurrentUser } from '@/components/currentUser';
import { FoundOptions } from '@/components/form/FoundOptions';
import { useListSurface } from '@/components/form/useListSurface';
import type { Destination } from '@/contract/destinations/destinations';
import { nearestFirst } from '@/model/content/search/nearestFirst';
import { rankByText } from '@/model/content/search/rankByText';
import type { PlacementDraft } from '../../placements/placementDraft';
import { useOpenedLocation } from '../../session/openedLocation';
import { text } from '../texts';

interface Props extends Pick<PlacementDraft, 'chosen' | 'entered' | 'error'> {
  readonly floor: string;
  readonly onChange: (typed: Pick<PlacementDraft, 'chosen' | 'entered'>) => void;
}

const NONE: readonly Destination[] = [];

/** The destination of a room: one of the organisation, or the name of a new one. */
export function DestinationField({ floor, chosen, entered, error, onChange }: Props) {
  const surface = useListSurface();
  const { data } = useOpenedLocation();
  const { organisation } = useCurrentUser();
  const { data: known = NONE } = useQuery(destinationsQuery(organisation.uuid));
  const [isOpen, setOpen] = useState(false);
  const all = useMemo(() => {
    const floors = new Map<number, string[]>();
    for (const { destination, floor_id } of data.destinations)
      floors.set(destination.parent_id, [...(floors.get(destination.parent_id) ?? []), floor_id]);
    return nearestFirst(known, floor, ({ id }) => floors.get(id) ?? []);
  }, [known, data, floor]);
  const typed = entered.trim().toLowerCase();
  const isChosenText = chosen !== null && all.find(({ id }) => id === chosen)?.name === entered;
  const found = rankByText(all, isChosenText ? '' : entered, ({ name }) => [name]);
  const isNew = typed !== '' && chosen === null && !all.some(({ name }) => name.toLowerCase() === typed);
  return (
    <Field
      label={text('name')}
      hint={isNew ? text('newDestination', { name: entered.trim() }) : text('destinationHint')}
      {...(error && { validationMessage: error })}
    >
      <Combobox
        {...surface}
        freeform
        open={isOpen && found.length > 0}
        onOpenChange={(_event, { open }) => setOpen(open)}
        placeholder={text('destination')}
        value={entered}
        selectedOptions={chosen === null ? [] : [String(chosen)]}
        onChange={(event) => {
          setOpen(true);
          onChange({ entered: event.target.value, chosen: null });
        }}
        onOptionSelect={(_event, { optionValue, optionText }) =>
          onChange({ entered: optionText ?? '', chosen: optionValue ? Number(optionValue) : null })
        }
      >
        <FoundOptions items={found} keyOf={({ id }) => String(id)} nameOf={({ name }) => name} />
      </Combobox>
    </Field>
  );
}
