import { useEffect, useState } from 'react';
import { onPageStep, pageParams, setPageSearch } from '../address/pageAddress';
import { searchText } from '../address/visitorAddress';
import type { DirectoryView } from './DirectoryTabs';
import { type DirectoryFilter, NO_FILTER, readFilter, writeFilter } from './directoryFilter';

/** The view and the filter of the directory, which stay while a place is open. */
export interface DirectoryState {
  readonly view: DirectoryView;
  readonly setView: (view: DirectoryView) => void;
  readonly filter: DirectoryFilter;
  readonly setFilter: (filter: DirectoryFilter) => void;
}

/** @param isKept whether the filter is in the address of the page: not at a kiosk */
export function useDirectoryState(isKept: boolean): DirectoryState {
  const [view, setView] = useState<DirectoryView>('places');
  const [filter, setShown] = useState(() => (isKept ? readFilter(pageParams()) : NO_FILTER));
  useEffect(() => {
    if (!isKept) return;
    return onPageStep(() => setShown(readFilter(pageParams())));
  }, [isKept]);
  const setFilter = (next: DirectoryFilter) => {
    setShown(next);
    // Back leads through places and directions.
    if (isKept) setPageSearch(searchText(writeFilter(pageParams(), next)), false);
  };
  return { view, setView, filter, setFilter };
}
