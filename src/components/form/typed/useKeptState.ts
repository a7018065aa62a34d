import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { isSame } from '@/machines/records/formResult';
import { useTypedSlot } from './useTypedSlot';

/**
 * A state of a page that is not of the record kit, which the tab keeps while it differs from `initial`.
 * @param name of the state among those of its page
 * @param parse returns what was stored; null where it is of another shape
 * @returns the state, what sets it, and what gives up the stored one
 */
export function useKeptState<Value>(
  name: string,
  initial: Value,
  parse: (stored: unknown) => Value | null,
): readonly [Value, Dispatch<SetStateAction<Value>>, () => void] {
  const slot = useTypedSlot(name);
  const [value, setValue] = useState(() => parse(slot.read()) ?? initial);
  const isTyped = !isSame(value, initial);
  useEffect(() => slot.write(isTyped ? value : null), [slot, value, isTyped]);
  return [value, setValue, () => slot.write(null)];
}
