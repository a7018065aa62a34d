import { Dropdown, Field, makeStyles, Option, Spinner, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { usageQuery } from '@/api/usage/usage';
import { useListSurface } from '@/components/form/useListSurface';
import type { Usage, UsageKind } from '@/contract/usage/usage';
import { countingText } from './countingText';
import { text } from './texts';

const useStyles = makeStyles({
  list: { margin: '8px 0', paddingLeft: '20px', display: 'flex', flexDirection: 'column', gap: '4px' },
  item: { overflowWrap: 'anywhere' },
});

export interface UsageAnswer {
  /** Why the deletion cannot be confirmed yet, in words. */
  readonly blockedBy: string | null;
  /** Id of the category that gets the destinations. */
  readonly moveTo: string | null;
}

export interface UsageNoticeProps {
  readonly kind: UsageKind;
  /** By which a path names the record. */
  readonly id: string;
  /** The categories that may get the destinations of a deleted one. */
  readonly targets?: readonly { readonly id: number; readonly name: string }[];
  readonly onAnswer?: (answer: UsageAnswer) => void;
}

/** Names the records that a deletion takes along, and asks for the category that destinations get instead. */
export function UsageNotice({ kind, id, targets = [], onAnswer }: UsageNoticeProps) {
  const styles = useStyles();
  const surface = useListSurface();
  const { data, isPending, error } = useQuery(usageQuery(kind, id));
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const mustMove = data?.some(({ part }) => part === 'destinationsOnlyHere') ?? false;
  const mayMove = kind === 'category' && (data?.some(({ part }) => part === 'destinations') ?? false);
  const blockedBy = isPending ? countingText() : mustMove && moveTo === null ? text('moveMissing') : null;
  const answer = useEffectEvent((given: UsageAnswer) => onAnswer?.(given));
  useEffect(() => {
    answer({ blockedBy, moveTo });
  }, [blockedBy, moveTo]);
  if (isPending) return <Spinner size="tiny" label={countingText()} labelPosition="after" />;
  if (error) return <Text role="alert">{text('failed', { reason: error.message })}</Text>;
  return (
    <>
      {data.length > 0 && (
        <ul className={styles.list} aria-label={text('uses')}>
          {data.map((used) => (
            <li key={used.part} className={styles.item}>
              {usageText(used)}
            </li>
          ))}
        </ul>
      )}
      {mayMove && targets.length > 0 && (
        <Field label={text('moveTo')} required={mustMove} hint={text('moveHint')}>
          <Dropdown
            {...surface}
            placeholder={text('chooseCategory')}
            value={targets.find((one) => String(one.id) === moveTo)?.name ?? ''}
            selectedOptions={moveTo === null ? [] : [moveTo]}
            onOptionSelect={(_event, { optionValue }) => setMoveTo(optionValue ?? null)}
          >
            {targets.map(({ id: target, name }) => (
              <Option key={target} value={String(target)}>
                {name}
              </Option>
            ))}
          </Dropdown>
        </Field>
      )}
    </>
  );
}

/** One part in words. */
export function usageText({ part, count, names }: Usage[number]): string {
  const rest = count - names.length;
  const listed = names.join(', ');
  return text(`part.${part}`, { count, names: rest > 0 ? text('names', { names: listed, count: rest }) : listed });
}
