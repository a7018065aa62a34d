import { makeStyles, Text, ToggleButton, tokens, typographyStyles } from '@fluentui/react-components';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { categoryCounts } from '@/model/content/categories/categoryCounts';
import { visiblePromotions } from '@/model/content/promotions/visiblePromotions';
import { searchPlaces } from '@/model/content/search/searchPlaces';
import { PromotionList } from '../promotions/PromotionList';
import { text } from '../texts';
import { useNow } from '../useNow';
import { usePlaceButton } from '../usePlaceButton';
import type { Venue, VenuePlace } from '../venue';
import { DirectoryTabs, type DirectoryView } from './DirectoryTabs';
import { PlaceRow } from './PlaceRow';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '12px',
    marginBottom: '12px',
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBottom: '12px' },
  chip: { minHeight: '44px' },
  list: { listStyle: 'none', margin: '0 -10px', padding: 0 },
  more: { display: 'block', padding: '8px 0', color: tokens.colorNeutralForeground3 },
});

/** Categories that are offered, the largest ones. */
const CATEGORIES = 6;
/** Places that a person would scroll through; the search finds the rest. */
const MOST = 200;

interface Props {
  readonly venue: Venue;
  readonly view: DirectoryView;
  readonly onView: (view: DirectoryView) => void;
  readonly onOpen: (place: VenuePlace) => void;
  readonly onDirections: (place: VenuePlace) => void;
}

/** All places of a location, and the events and offers that visitors see at this moment. */
export function Directory({ venue, view, onView, onOpen, onDirections }: Props) {
  const styles = useStyles();
  const panel = useId();
  const now = useNow();
  const shown = {
    events: visiblePromotions(venue.events, new Date(now)),
    offers: visiblePromotions(venue.offers, new Date(now)),
  };
  const views = (['places', 'events', 'offers'] as const).filter((one) => one === 'places' || shown[one].length > 0);
  const selected = views.includes(view) ? view : 'places';
  return (
    <section aria-label={text('directory')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('directory')}</h2>
        {views.length > 1 && <DirectoryTabs views={views} selected={selected} panel={panel} onSelect={onView} />}
      </div>
      <div id={panel} {...(views.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${panel}-${selected}` })}>
        {selected === 'places' ? (
          <PlaceList places={venue.places} onChoose={onOpen} />
        ) : (
          <PromotionList
            venue={venue}
            label={text(selected)}
            heading="h3"
            promotions={shown[selected]}
            now={now}
            toPlaces={{ onOpen, onDirections }}
          />
        )}
      </div>
    </section>
  );
}

interface PlaceListProps {
  readonly places: readonly VenuePlace[];
  readonly onChoose: (place: VenuePlace) => void;
}

/** All places by name, or those of one category. The list is one stop of the Tab key: arrows, Home and End move in it. */
function PlaceList({ places, onChoose }: PlaceListProps) {
  const styles = useStyles();
  const placeButton = usePlaceButton();
  const list = useRef<HTMLUListElement>(null);
  const [category, setCategory] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const offered = useMemo(() => categoryCounts(places).slice(0, CATEGORIES), [places]);
  const listed = useMemo(
    () =>
      searchPlaces(category === null ? places : places.filter(({ categories }) => categories.includes(category)), ''),
    [places, category],
  );
  const shown = listed.slice(0, MOST);
  const stop = Math.min(active, shown.length - 1);
  const onKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: stop - 1,
      ArrowDown: stop + 1,
      Home: 0,
      End: shown.length - 1,
    };
    const wanted = steps[event.key];
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = Math.max(0, Math.min(shown.length - 1, wanted));
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      {offered.length > 1 && (
        <fieldset className={styles.chips} style={{ border: 'none', padding: 0 }} aria-label={text('categories')}>
          {offered.map(({ name }) => (
            <ToggleButton
              key={name}
              className={styles.chip}
              shape="circular"
              size="small"
              checked={category === name}
              onClick={() => setCategory(category === name ? null : name)}
            >
              {name}
            </ToggleButton>
          ))}
        </fieldset>
      )}
      <ul ref={list} className={styles.list} onKeyDown={onKey}>
        {shown.map((place, at) => (
          <li key={place.id}>
            <button
              type="button"
              className={placeButton}
              tabIndex={at === stop ? 0 : -1}
              onFocus={() => setActive(at)}
              onClick={() => onChoose(place)}
            >
              <PlaceRow place={place} />
            </button>
          </li>
        ))}
      </ul>
      {listed.length > MOST && (
        <Text className={styles.more}>{text('morePlaces', { count: listed.length - MOST })}</Text>
      )}
      {listed.length === 0 && <Text className={styles.more}>{text('noPlaces')}</Text>}
    </>
  );
}
