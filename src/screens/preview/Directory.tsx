import { makeStyles, Text, ToggleButton, tokens, typographyStyles } from '@fluentui/react-components';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { categoryCounts } from '@/model/content/categoryCounts';
import { searchPlaces } from '@/model/content/searchPlaces';
import { PlaceRow } from './PlaceRow';
import { text } from './texts';
import type { VenuePlace } from './venue';

const useStyles = makeStyles({
  head: { ...typographyStyles.subtitle2, margin: '0 0 12px' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBottom: '12px' },
  chip: { minHeight: '40px' },
  list: { listStyle: 'none', margin: '0 -10px', padding: 0 },
  place: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    boxSizing: 'border-box',
    minHeight: '52px',
    padding: '4px 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  more: { display: 'block', padding: '8px 0', color: tokens.colorNeutralForeground3 },
});

/** Categories that are offered, the largest ones. */
const CATEGORIES = 6;
/** Places that a person would scroll through; the search finds the rest. */
const MOST = 200;

interface Props {
  readonly places: readonly VenuePlace[];
  readonly onChoose: (place: VenuePlace) => void;
}

/** All places by name, or those of one category. The list is one stop of the Tab key: arrows, Home and End move in it. */
export function Directory({ places, onChoose }: Props) {
  const styles = useStyles();
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
    <section aria-label={text('directory')}>
      <h2 className={styles.head}>{text('directory')}</h2>
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
              className={styles.place}
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
    </section>
  );
}
