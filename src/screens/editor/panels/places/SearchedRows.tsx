import { useMemo } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useOpenParts } from '../../session/openParts';
import type { FloorList } from './floorList';
import { matchingRows, OTHER_PARTS } from './floorListRows';

// The map loads first: the script that keeps long lists short is as large as the panels.
const RowList = lazyPart(async () => (await import('./RowList')).RowList);

interface Props {
  readonly label: string;
  readonly list: FloorList;
  readonly search: string;
}

/** The rows of a list that match a search, each with the menu of its object. */
export function SearchedRows({ label, list, search }: Props) {
  const { menu } = useOpenParts();
  const { rows, emptyText, ...shown } = list;
  const matching = useMemo(() => matchingRows(rows, search), [rows, search]);
  return (
    <RowList
      {...shown}
      label={label}
      rows={matching}
      empty={emptyText(search)}
      onMenu={(row, client) => {
        if (row.key === OTHER_PARTS) return;
        if (!list.selected.has(row.key)) row.choose();
        menu.set({ client, place: null });
      }}
    />
  );
}
