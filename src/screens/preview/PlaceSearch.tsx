import { Input, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { DismissRegular, SearchRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { translate } from '@/contract/texts/translate';
import { searchPlaces } from '@/model/content/search/searchPlaces';
import { PlaceRow } from './directory/PlaceRow';
import { text } from './texts';
import { KIOSK } from './useVisitorLayout';
import type { VenuePlace } from './venue';

const useStyles = makeStyles({
  field: { position: 'relative' },
  input: {
    width: '100%',
    height: '52px',
    fontSize: tokens.fontSizeBase400,
    borderRadius: tokens.borderRadiusXLarge,
    '& input': { fontSize: tokens.fontSizeBase400 },
  },
  floating: { boxShadow: tokens.shadow8 },
  clear: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    marginRight: '-8px',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    fontSize: '18px',
    borderRadius: tokens.borderRadiusMedium,
  },
  list: {
    position: 'absolute',
    zIndex: 3,
    left: 0,
    right: 0,
    top: '58px',
    maxHeight: 'min(56vh, 520px)',
    overflowY: 'auto',
    margin: 0,
    padding: '6px',
    listStyle: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
    // The upper edge of the remaining part of a kiosk's lower half.
    [`@media ${KIOSK}`]: { maxHeight: '20vh' },
  },
  /** A card would cut off a list that extends beyond it. */
  within: { position: 'static', marginTop: '8px', boxShadow: 'none', padding: 0, maxHeight: 'none' },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    padding: '4px 10px',
    borderRadius: tokens.borderRadiusLarge,
    cursor: 'pointer',
    // A finger leaves no hover behind.
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  },
  active: { backgroundColor: tokens.colorNeutralBackground1Selected },
  none: { padding: '20px 14px', textAlign: 'center' },
});

/** The maximum that a person would scroll through; a longer search text finds the rest. */
const MOST = 60;

interface Props {
  readonly places: readonly VenuePlace[];
  readonly placeholder: string;
  readonly isFloating?: boolean;
  readonly onChoose: (place: VenuePlace) => void;
}

/** Finds a place by name, category or tag, by keys or touch. */
export function PlaceSearch({ places, placeholder, isFloating = false, onChoose }: Props) {
  const styles = useStyles();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const found = useMemo(() => (isOpen ? searchPlaces(places, query).slice(0, MOST) : []), [isOpen, places, query]);

  const choose = (place: VenuePlace) => {
    setOpen(false);
    setQuery('');
    input.current?.blur();
    onChoose(place);
  };
  const step = (to: number) => {
    setOpen(true);
    const next = found.length === 0 ? 0 : (to + found.length) % found.length;
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = found[active];
    if (event.key === 'ArrowDown') step(isOpen ? active + 1 : 0);
    else if (event.key === 'ArrowUp') step(active - 1);
    else if (event.key === 'Enter' && isOpen && place) choose(place);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.field}>
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
        input={{ ref: input }}
        role="combobox"
        aria-label={placeholder}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        autoComplete="off"
        {...(isOpen && found[active] && { 'aria-activedescendant': `${listId}-${active}` })}
        placeholder={placeholder}
        value={query}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        onChange={(_event, { value }) => {
          setQuery(value);
          setActive(0);
          setOpen(true);
        }}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={text('places')}
          className={mergeClasses(styles.list, !isFloating && styles.within)}
        >
          {found.map((place, at) => (
            <div
              key={place.id}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={mergeClasses(styles.option, at === active && styles.active)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
              onKeyDown={onKeyDown}
            >
              <PlaceRow place={place} />
            </div>
          ))}
          {found.length === 0 && (
            <Text block className={styles.none}>
              {places.length === 0 ? text('noPlaces') : translate('preview.noMatch')}
            </Text>
          )}
        </div>
      )}
    </div>
  );
}
