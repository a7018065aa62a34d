import { Dropdown, Field, Option, Switch, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { staleByDestinations } from '@/api/destinations/destinations';
import { BatchDialog } from '@/components/batch/BatchDialog';
import type { Choice } from '@/components/choices/choice';
import { ManyChoice } from '@/components/choices/ManyChoice';
import { TagsInput } from '@/components/choices/TagsInput';
import { useListSurface } from '@/components/form/useListSurface';
import { WeekField } from '@/components/hours/WeekField';
import { defaultWeek } from '@/components/hours/week';
import type { Destination } from '@/contract/destinations/destinations';
import { openingHoursRule, type Week } from '@/contract/destinations/openingHours';
import { orderedTags } from '@/model/content/categories/tags';
import { useRefresh } from '../../batches/useRefresh';
import { useServiceBatch } from '../../batches/useServiceBatch';
import { type BatchChange, isNoChange, NO_CHANGE, preparedRows } from './batchChange';
import { text } from './texts';

interface Props {
  /** The selected ones, as they were when the dialog opened. */
  readonly destinations: readonly Destination[];
  readonly categories: readonly Choice<number>[];
  /** The tags of all destinations. */
  readonly tags: readonly string[];
  readonly onClose: () => void;
}

const SEEN_BY = ['unchanged', 'forVisitors', 'staffOnly'] as const;

/** Changes categories, tags, opening hours and who sees them of the selected destinations, with a result for each. */
export function EditBatch({ destinations, categories, tags, onClose }: Props) {
  const [change, setChange] = useState<BatchChange>(NO_CHANGE);
  const [isMissing, setMissing] = useState(false);
  const [hoursError, setHoursError] = useState<string | null>(null);
  const surface = useListSurface();
  const count = destinations.length;
  const refresh = useRefresh(staleByDestinations);
  const run = useServiceBatch('updateDestination', { prepare: () => preparedRows(destinations, change), refresh });
  const set = (part: Partial<BatchChange>) => {
    setMissing(false);
    setChange({ ...change, ...part });
  };
  const seenBy = change.staffOnly === null ? 'unchanged' : change.staffOnly ? 'staffOnly' : 'forVisitors';
  const send = () => {
    const read = change.hours ? openingHoursRule.safeParse(change.hours) : null;
    const error = read?.error?.issues[0]?.message ?? null;
    setHoursError(error);
    if (isNoChange(change)) setMissing(true);
    else if (error === null) run.start();
  };
  const carried = new Set(destinations.flatMap((one) => one.categories.map(({ id }) => id)));
  const used = orderedTags(destinations.flatMap((one) => one.tags));
  return (
    <BatchDialog
      title={text('editTitle', { count })}
      run={run}
      count={count}
      confirm={{
        label: text('edit', { count }),
        onClick: send,
      }}
      onClose={onClose}
    >
      <ManyChoice
        field={{ label: text('addCategories'), ...(isMissing && { validationMessage: text('nothingChosen') }) }}
        choices={categories}
        placeholder={text('choosesCategories')}
        value={change.addCategories}
        onChange={(addCategories) => set({ addCategories })}
      />
      <ManyChoice
        field={{ label: text('removeCategories') }}
        choices={categories.filter(({ id }) => carried.has(id))}
        placeholder={text('choosesCategories')}
        value={change.removeCategories}
        onChange={(removeCategories) => set({ removeCategories })}
      />
      <TagsInput
        field={{ label: text('addTags') }}
        known={tags}
        value={change.addTags}
        onChange={(addTags) => set({ addTags })}
      />
      <TagsInput
        field={{ label: text('removeTags') }}
        known={used}
        value={change.removeTags}
        onChange={(removeTags) => set({ removeTags })}
      />
      <Field label={text('seenBy')}>
        <Dropdown
          {...surface}
          value={text(seenBy)}
          selectedOptions={[seenBy]}
          onOptionSelect={(_event, { optionValue }) =>
            set({ staffOnly: optionValue === 'unchanged' ? null : optionValue === 'staffOnly' })
          }
        >
          {SEEN_BY.map((one) => (
            <Option key={one} value={one}>
              {text(one)}
            </Option>
          ))}
        </Dropdown>
      </Field>
      <Switch
        label={text('changeHours')}
        checked={change.hours !== undefined}
        onChange={(_event, { checked }) => set({ hours: checked ? defaultWeek() : undefined })}
      />
      {change.hours !== undefined && (
        <WeekField<{ hours: Week | null }>
          form={{
            values: { hours: change.hours },
            set: (_field, hours) => set({ hours }),
            labelOf: () => text('hours'),
            errorOf: () => hoursError ?? undefined,
            touch: () => undefined,
          }}
          name="hours"
        />
      )}
      <Text size={200}>{text('editText')}</Text>
    </BatchDialog>
  );
}
