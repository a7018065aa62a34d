import { mergeClasses, Text } from '@fluentui/react-components';
import type { ButtonHTMLAttributes, KeyboardEvent } from 'react';
import { useMapTexts } from '../languages/mapTexts';
import { SearchRowContent } from './SearchRowContent';
import type { SearchRow } from './searchRows';
import type { useCombobox } from './useCombobox';
import { useSearchStyles } from './useSearchStyles';

interface Props {
  readonly rows: readonly SearchRow[];
  readonly combobox: ReturnType<typeof useCombobox>;
  /** Rows at the beginning that were opened before. */
  readonly recent: number;
  /** Whether it lies over the page; else it is in the flow of a card. */
  readonly isFloating: boolean;
  readonly emptyText: string;
  /** The button that clears the rows that were opened before. */
  readonly clearing: ButtonHTMLAttributes<HTMLButtonElement>;
  readonly onChoose: (at: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The rows of a search, those that were opened before ahead of the others. */
export function SearchList({ rows, combobox, recent, isFloating, emptyText, clearing, onChoose, onKeyDown }: Props) {
  const styles = useSearchStyles();
  const { text } = useMapTexts();
  const { listId, optionId, active } = combobox;
  return (
    <div className={mergeClasses(styles.list, !isFloating && styles.within)}>
      {recent > 0 && (
        <div className={styles.head}>
          <Text weight="semibold">{text('recent')}</Text>
          <button {...clearing} type="button" className={styles.forget} aria-label={text('clearRecent')}>
            {text('clear')}
          </button>
        </div>
      )}
      {/* A stop of the Tab key otherwise, since it scrolls; it is gone once it has the focus. */}
      <div id={listId} role="listbox" tabIndex={-1} aria-label={text('places')} className={styles.options}>
        {rows.map((row, at) => (
          <div
            key={`${row.kind} ${row.place.id}`}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={mergeClasses(
              styles.option,
              (row.kind === 'member' || row.kind === 'directions') && styles.member,
              at === active && styles.active,
              at === recent - 1 && styles.lastRecent,
            )}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(at)}
            onKeyDown={onKeyDown}
          >
            <SearchRowContent row={row} />
          </div>
        ))}
      </div>
      <div role="status">
        {rows.length === 0 && (
          <Text block className={styles.none}>
            {emptyText}
          </Text>
        )}
      </div>
    </div>
  );
}
