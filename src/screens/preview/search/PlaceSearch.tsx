import { Input, mergeClasses } from '@fluentui/react-components';
import { DismissRegular, SearchRegular } from '@fluentui/react-icons';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { lazyOptional } from '@/components/lazy/lazyPart';
import { useTouchKeys } from '@/components/touchKeys/useTouchKeys';
import type { RecentPlaces } from '../directory/useRecentPlaces';
import { useMapTexts } from '../languages/mapTexts';
import type { VenuePlace } from '../venuePlace';
import { SearchList } from './SearchList';
import { useCombobox } from './useCombobox';
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
  const combobox = useCombobox();
  const { isOpen, setOpen, active, setActive } = combobox;
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
  const choose = (at: number) => {
    const row = rows[at];
    if (!row) return;
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
  const onKeyDown = (event: KeyboardEvent) =>
    combobox.onKeyDown(event, { count: rows.length, onChoose: choose, onClose: close });
  /** A button that empties something; the focus is in the field again afterwards. */
  const clearing = (clear: () => void) => ({
    onBlur: leave,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      clear();
      input.current?.focus();
    },
  });
  const clearQuery = () => {
    setQuery('');
    setActive(0);
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
            <button {...clearing(clearQuery)} type="button" className={styles.clear} aria-label={text('clear')}>
              <DismissRegular />
            </button>
          )
        }
        input={{ ref: input, ...keys.field }}
        role="combobox"
        aria-label={placeholder}
        aria-expanded={isOpen}
        aria-controls={combobox.listId}
        aria-autocomplete="list"
        autoComplete="off"
        {...(isOpen && rows[active] && { 'aria-activedescendant': combobox.optionId(active) })}
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
        <SearchList
          rows={rows}
          combobox={combobox}
          recent={before.length}
          isFloating={isFloating}
          emptyText={text(places.length === 0 ? 'noPlaces' : 'noMatch')}
          clearing={clearing(() => recent?.clear())}
          onChoose={choose}
          onKeyDown={onKeyDown}
        />
      )}
    </div>
  );
}
