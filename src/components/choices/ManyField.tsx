import { type BoundField, bind } from '@/components/form/fieldProps';
import type { FormValues } from '@/machines/records/recordFormTypes';
import type { Choice } from './choice';
import { ManyChoice } from './ManyChoice';

interface Props<Values extends FormValues, Id extends string | number> extends BoundField<Values, readonly Id[]> {
  readonly choices: readonly Choice<Id>[];
  readonly placeholder?: string;
  /** Why a choice cannot be taken, in words; null where it can. */
  readonly blockedBy?: (id: Id) => string | null;
}

/** Several of many records. Values without an option are removed with the next change. */
export function ManyField<Values extends FormValues, Id extends string | number>(props: Props<Values, Id>) {
  const { field, value, set, touch } = bind(props);
  const { choices, placeholder, blockedBy } = props;
  return <ManyChoice {...{ field, value, choices, placeholder, blockedBy }} onChange={set} onLeave={touch} />;
}
