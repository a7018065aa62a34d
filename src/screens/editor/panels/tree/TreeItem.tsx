import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useRowStyles } from '../useRowStyles';
import { rowName, type TreeRow } from './treeRows';

const useStyles = makeStyles({
  row: { position: 'absolute', top: 0, left: 0, right: 0, gap: '4px', height: '28px', paddingRight: '8px' },
});

const INDENT = 16;

export interface TreeItemEvents {
  readonly onFocus: (row: TreeRow, at: number) => void;
  readonly onToggle: (row: TreeRow) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent, row: TreeRow, at: number) => void;
  readonly onMenu: (event: MouseEvent, row: TreeRow) => void;
}

interface Props {
  readonly row: TreeRow;
  readonly at: number;
  /** CSS pixels from the top of the tree. */
  readonly top: number;
  /** The Tab stop of the tree. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly events: TreeItemEvents;
}

/** One row. Rows are no nested lists, since most of them are not rendered: each says its level and position. */
export function TreeItem({ row, at, top, isActive, isSelected, events }: Props) {
  const [rows, styles] = [useRowStyles(), useStyles()];
  const Chevron = row.isOpen ? ChevronDownRegular : ChevronRightRegular;
  return (
    <div
      role="treeitem"
      data-index={at}
      tabIndex={isActive ? 0 : -1}
      className={mergeClasses(rows.row, styles.row, isSelected && rows.selected)}
      style={{ transform: `translateY(${top}px)`, paddingLeft: (row.level - 1) * INDENT }}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      {...(row.isOpen !== null && { 'aria-expanded': row.isOpen })}
      onFocus={() => events.onFocus(row, at)}
      onKeyDown={events.onKey}
      onClick={(event) => events.onClick(event, row, at)}
      onContextMenu={(event) => events.onMenu(event, row)}
    >
      {row.isOpen !== null && (
        <Chevron
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            events.onToggle(row);
          }}
        />
      )}
      <span className={rows.name} dir="auto">
        {rowName(row)}
      </span>
    </div>
  );
}
