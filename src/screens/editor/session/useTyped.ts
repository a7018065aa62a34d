import { useSyncExternalStore } from 'react';
import { useBesideNetwork } from './besideNetwork';

/**
 * Input of a form that is kept with the unsaved work: it survives another selection, a crash and the end of the session.
 * @param form names the form and its record, as `kiosk 12`
 * @returns the input, null while nothing is typed; setting null forgets it
 */
export function useTyped<Input>(form: string): readonly [Input | null, (input: Input | null) => void] {
  const { typed } = useBesideNetwork();
  const all = useSyncExternalStore(typed.subscribe, typed.get);
  const set = (input: Input | null) => {
    const { [form]: _, ...others } = typed.get();
    typed.set(input === null ? others : { ...others, [form]: input });
  };
  return [(all[form] as Input | undefined) ?? null, set];
}
