import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import type { ListQuery } from './ListStates';

/** The form and the list that the screen of a plain record is given, for the active organisation. */
export interface PlainScreenProps<Wire> {
  readonly machine: RecordFormMachine;
  readonly query: ListQuery & { readonly data: readonly Wire[] | undefined };
}
