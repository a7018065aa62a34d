import { useCallback, useEffect, useState } from 'react';
import { onPageStep, pageParams, setPageSearch } from '../address/pageAddress';
import { searchText } from '../address/visitorAddress';
import { readModel, writeModel } from './modelAddress';

/** Whether the map is shown in three dimensions. */
export interface ModelState {
  /** Null where the browser cannot: there is no button then. */
  readonly isOn: boolean | null;
  /** A link or the visitor has asked for it, and it cannot be shown. */
  readonly hasFailed: boolean;
  readonly set: (isOn: boolean) => void;
  /** The plan is shown instead; place and route stay. */
  readonly fail: () => void;
}

interface Options {
  /** Whether the address of the page says it: not at a kiosk, where each visitor begins with the plan. */
  readonly isKept: boolean;
  /** Tells a page that embeds the map, which then has Back for itself. */
  readonly onChange?: ((search: string) => void) | undefined;
  readonly isSupported: boolean;
}

const isAsked = () => readModel(pageParams());

/** The view as the address names it: a link opens it, and Back leads to the one before. */
export function useModelState({ isKept, onChange, isSupported }: Options): ModelState {
  const [isOn, setOn] = useState(() => isKept && isSupported && isAsked());
  const [hasFailed, setFailed] = useState(() => isKept && !isSupported && isAsked());
  useEffect(() => {
    if (!isKept) return;
    return onPageStep(() => {
      setOn(isSupported && isAsked());
      setFailed(!isSupported && isAsked());
    });
  }, [isKept, isSupported]);
  const write = useCallback(
    (next: boolean, isStep: boolean) => {
      if (!isKept) return;
      const search = searchText(writeModel(pageParams(), next));
      setPageSearch(search, isStep && !onChange);
      onChange?.(search);
    },
    [isKept, onChange],
  );
  const set = useCallback(
    (next: boolean) => {
      setOn(next);
      setFailed(false);
      write(next, true);
    },
    [write],
  );
  const fail = useCallback(() => {
    setOn(false);
    setFailed(true);
    write(false, false);
  }, [write]);
  return { isOn: isSupported ? isOn : null, hasFailed, set, fail };
}
