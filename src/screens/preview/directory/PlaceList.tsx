import { Button, makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { FilterRegular } from '@fluentui/react-icons';
import { Fragment, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { pressedKey } from '@/components/pressedKey';
import { categoryCounts } from '@/model/content/categories/categoryCounts';
import { useMapTexts } from '../languages/mapTexts';
import { usePlaceButton } from '../usePlaceButton';
import type { Venue } from '../venue';
import type { VenuePlace } from '../venuePlace';
import { type DirectoryFilter, filteredPlaces, withToggled } from './directoryFilter';
import { directoryRows, letterOf, lettersOf } from './directoryRows';
import { FilterChips } from './FilterChips';
import { GroupMembers } from './GroupMembers';
import { LetterIndex } from './LetterIndex';
import { PlaceRow } from './PlaceRow';
import type { Standpoint } from './standpoint';
import { usePlaceTests } from './usePlaceTests';

const useStyles = makeStyles({
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: '0 0 12px', border: 'none', padding: 0 },
  chip: { minHeight: '44px' },
  list: { listStyle: 'none', margin: '0 -10px', padding: 0 },
  more: { display: 'block', padding: '8px 0', color: tokens.colorNeutralForeground3 },
});

/** Categories that are offered at first, the largest ones. */
const CATEGORIES = 6;
/** Rows that are listed at a time: a person searches before scrolling through more. */
const PAGE = 200;

interface Props {
  readonly venue: Venue;
  readonly standpoint: Standpoint;
  readonly filter: DirectoryFilter;
  readonly onFilter: (filter: DirectoryFilter) => void;
  readonly onChoose: (place: VenuePlace) => void;
}

/**
 * All places by name, or those that a visitor filters; places that look alike are one row. The list is one stop of the Tab
 * key: arrows, Home and End move in it.
 */
export function PlaceList({ venue, standpoint, filter, onFilter, onChoose }: Props) {
  const { places } = venue;
  const styles = useStyles();
  const { text, content } = useMapTexts();
  const placeButton = usePlaceButton();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const [hasAll, setAll] = useState(false);
  const [hasFilters, setHasFilters] = useState(filter.filters.length > 0);
  const [most, setMost] = useState(PAGE);
  const [opened, setOpened] = useState<number | null>(null);
  /** The row to which the index leads. */
  const [wanted, setWanted] = useState<number | null>(null);
  const tests = usePlaceTests(venue, standpoint);
  const { category } = filter;
  const categories = useMemo(() => categoryCounts(places), [places]);
  const offered = categories.filter(({ name }, at) => hasAll || at < CATEGORIES || name === category);
  const found = useMemo(() => filteredPlaces(places, filter, tests), [places, filter, tests]);
  const rows = useMemo(() => directoryRows(found), [found]);
  const letters = useMemo(() => lettersOf(rows), [rows]);
  const shown = rows.slice(0, most);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  useEffect(() => {
    if (wanted === null) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${wanted}"]`)?.focus();
    setWanted(null);
  }, [wanted]);
  const set = (next: DirectoryFilter) => {
    onFilter(next);
    setMost(PAGE);
    setOpened(null);
    setActive(0);
  };
  const onLetter = (letter: string) => {
    const row = rows.findIndex(([{ name }]) => letterOf(name) === letter);
    setMost(Math.max(most, Math.ceil((row + 1) / PAGE) * PAGE));
    setWanted(row);
  };
  const onKey = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.findIndex((button) => button.contains(document.activeElement));
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = steps[pressedKey(event)];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
  };
  const stop = Math.min(active, shown.length - 1);
  return (
    <>
      {places.length > 0 && (
        <fieldset className={styles.chips} aria-label={text('categories')}>
          {(offered.length > 1 ? offered : []).map(({ name }) => (
            <ToggleButton
              key={name}
              {...content}
              className={styles.chip}
              shape="circular"
              size="small"
              checked={category === name}
              onClick={() => set({ ...filter, category: category === name ? null : name })}
            >
              {name}
            </ToggleButton>
          ))}
          {categories.length > CATEGORIES && (
            <Button
              className={styles.chip}
              shape="circular"
              size="small"
              appearance="subtle"
              aria-expanded={hasAll}
              onClick={() => setAll(!hasAll)}
            >
              {text(hasAll ? 'fewerCategories' : 'allCategories', { count: categories.length })}
            </Button>
          )}
          <Button
            className={styles.chip}
            shape="circular"
            size="small"
            appearance="subtle"
            icon={<FilterRegular />}
            aria-expanded={hasFilters}
            onClick={() => setHasFilters(!hasFilters)}
          >
            {text('filters')}
          </Button>
        </fieldset>
      )}
      {hasFilters && (
        <FilterChips
          filter={filter}
          countWith={(added) =>
            (filter.filters.includes(added) ? found : filteredPlaces(places, withToggled(filter, added), tests)).length
          }
          onFilter={set}
        />
      )}
      {letters.length > 1 && <LetterIndex letters={letters} onLetter={onLetter} />}
      <ul ref={list} aria-label={text('places')} className={styles.list} onKeyDown={onKey}>
        {shown.map((group, at) => {
          const [place] = group;
          const isGroup = group.length > 1;
          const isOpen = isGroup && opened === place.id;
          return (
            <Fragment key={place.id}>
              <li>
                <button
                  type="button"
                  className={placeButton}
                  data-row={at}
                  tabIndex={at === stop ? 0 : -1}
                  aria-expanded={isGroup ? isOpen : undefined}
                  onFocus={() => setActive(at)}
                  onClick={() => (isGroup ? setOpened(isOpen ? null : place.id) : onChoose(place))}
                >
                  <PlaceRow place={place} others={group.slice(1)} />
                </button>
              </li>
              {isOpen && <GroupMembers venue={venue} group={group} standpoint={standpoint} onChoose={onChoose} />}
            </Fragment>
          );
        })}
      </ul>
      {rows.length > most && (
        <Button
          className={styles.chip}
          onClick={() => {
            setMost(most + PAGE);
            // The first new row is where the button was, which may be gone.
            setWanted(most);
          }}
        >
          {text('morePlaces', { count: Math.min(PAGE, rows.length - most) })}
        </Button>
      )}
      {rows.length === 0 && (
        <Text className={styles.more} role="status">
          {text(places.length === 0 ? 'noPlaces' : 'noneFiltered')}
        </Text>
      )}
    </>
  );
}
