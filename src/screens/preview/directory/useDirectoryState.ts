import { useEffect, useState } from 'react';
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
  const [filter, setShown] = useState(() =>
    isKept ? readFilter(new URLSearchParams(window.location.search)) : NO_FILTER,
  );
  useEffect(() => {
    if (!isKept) return;
    const read = () => setShown(readFilter(new URLSearchParams(window.location.search)));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [isKept]);
  const setFilter = (next: DirectoryFilter) => {
    setShown(next);
    if (!isKept) return;
    const { location, history } = window;
    const search = searchText(writeFilter(new URLSearchParams(location.search), next));
    // Back leads through places and directions.
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  };
  return { view, setView, filter, setFilter };
}
