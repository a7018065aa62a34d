import { Input, mergeClasses, Text } from '@fluentui/react-components';
import { DismissRegular, SearchRegular } from '@fluentui/react-icons';
import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyOptional } from '@/components/lazy/lazyPart';
import { pressedKey } from '@/components/pressedKey';
import { useTouchKeys } from '@/components/touchKeys/useTouchKeys';
import type { RecentPlaces } from '../directory/useRecentPlaces';
import { useMapTexts } from '../languages/mapTexts';
import type { VenuePlace } from '../venuePlace';
import { SearchRowContent } from './SearchRowContent';
import type { SearchRow } from './searchRows';
import { type Nearby, useFoundRows } from './useFoundRows';
import { useSearchStyles } from './useSearchStyles';

// Only a kiosk shows them.
const TouchKeys = lazyOptional(async () => (await import('@/components/touchKeys/TouchKeys')).TouchKeys);

const NONE: readonly VenuePlace[] = [];

interface Props {
  readonly places: readonly VenuePlace[];
  readonly placeholder: string;
  readonly isFloating?: boolean;
  /** Offered before anything is typed. */
  readonly recent?: RecentPlaces;
  readonly nearby?: Nearby;
  /** Whether it appears by a press, which it then has the focus of. */
  readonly takesFocus?: boolean;
  readonly onChoose: (place: VenuePlace) => void;
}

/** Finds a place by name, category or tag, by keys or touch; places that look alike are one row, which lists them. */
export function PlaceSearch({ places, placeholder, isFloating = false, recent, nearby, takesFocus, onChoose }: Props) {
  const styles = useSearchStyles();
  const { text, language } = useMapTexts();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useTouchKeys();
  /** Whether the field has the focus without a press on it: its list would push down what is below. */
  const isQuiet = useRef(false);
  useEffect(() => {
    if (!takesFocus) return;
    isQuiet.current = true;
    input.current?.focus();
    isQuiet.current = false;
  }, [takesFocus]);
  const before = query === '' ? (recent?.places ?? NONE) : NONE;
  const { rows, isOpened, open } = useFoundRows({ places, query, before, isOpen, nearby });

  const type = (value: string) => {
    setQuery(value);
    setActive(0);
    open(null);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    open(null);
  };
  /** The buttons of the list are reached by the Tab key. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (field.current?.contains(relatedTarget)) return;
    close();
    keys.hide();
  };
  const choose = (row: SearchRow, at: number) => {
    const { place } = row;
    if (row.kind === 'group') {
      // The first below it is the next that Enter chooses.
      setActive(isOpened(place.id) ? at : at + 1);
      return open(isOpened(place.id) ? null : place.id);
    }
    close();
    setQuery('');
    input.current?.blur();
    recent?.add(place);
    if (row.kind === 'directions') nearby?.onDirections(place);
    else onChoose(place);
  };
  const step = (to: number) => {
    setOpen(true);
    const next = rows.length === 0 ? 0 : (to + rows.length) % rows.length;
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const row = rows[active];
    if (key === 'ArrowDown') step(isOpen ? active + 1 : 0);
    else if (key === 'ArrowUp') step(active - 1);
    else if (key === 'Enter' && isOpen && row) choose(row, active);
    else if (key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={field} className={styles.field}>
      <Input
        className={mergeClasses(styles.input, isFloating && styles.floating)}
        appearance={isFloating ? 'filled-lighter' : 'outline'}
        size="large"
        contentBefore={<SearchRegular />}
        contentAfter={
          query === '' ? null : (
            <button
              type="button"
              className={styles.clear}
              aria-label={text('clear')}
              onBlur={leave}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setQuery('');
                setActive(0);
                input.current?.focus();
              }}
            >
              <DismissRegular />
            </button>
          )
        }
        input={{ ref: input, ...keys.field }}
        role="combobox"
        aria-label={placeholder}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        autoComplete="off"
        {...(isOpen && rows[active] && { 'aria-activedescendant': `${listId}-${active}` })}
        placeholder={placeholder}
        value={query}
        onFocus={() => setOpen(!isQuiet.current)}
        onClick={() => setOpen(true)}
        onBlur={leave}
        onKeyDown={onKeyDown}
        onChange={(_event, { value }) => type(value)}
      />
      {keys.isShown && (
        <Suspense fallback={null}>
          <TouchKeys
            labels={{ keys: text('keys'), backspace: text('backspace'), space: text('space'), done: text('done') }}
            language={language}
            fieldTop={input.current?.getBoundingClientRect().top ?? 0}
            onKey={(letter) => type(query + letter)}
            onBackspace={() => type(query.slice(0, -1))}
            onDone={() => input.current?.blur()}
          />
        </Suspense>
      )}
      {isOpen && (
        <div className={mergeClasses(styles.list, !isFloating && styles.within)}>
          {before.length > 0 && (
            <div className={styles.head}>
              <Text weight="semibold">{text('recent')}</Text>
              <button
                type="button"
                className={styles.forget}
                aria-label={text('clearRecent')}
                onBlur={leave}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  recent?.clear();
                  input.current?.focus();
                }}
              >
                {text('clear')}
              </button>
            </div>
          )}
          {/* A stop of the Tab key otherwise, since it scrolls; it is gone once it has the focus. */}
          <div id={listId} role="listbox" tabIndex={-1} aria-label={text('places')} className={styles.options}>
            {rows.map((row, at) => (
              <div
                key={`${row.kind} ${row.place.id}`}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                className={mergeClasses(
                  styles.option,
                  (row.kind === 'member' || row.kind === 'directions') && styles.member,
                  at === active && styles.active,
                  at === before.length - 1 && styles.lastRecent,
                )}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(row, at)}
                onKeyDown={onKeyDown}
              >
                <SearchRowContent row={row} />
              </div>
            ))}
          </div>
          <div role="status">
            {rows.length === 0 && (
              <Text block className={styles.none}>
                {text(places.length === 0 ? 'noPlaces' : 'noMatch')}
              </Text>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
