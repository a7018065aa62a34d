import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useMapTexts } from '../languages/mapTexts';
import { floorsOf, type VenuePlace } from '../venuePlace';
import { PlaceTile } from './PlaceTile';

const useStyles = makeStyles({
  words: { minWidth: 0, display: 'flex', flexDirection: 'column', textAlign: 'left' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textAlign: 'left' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly place: VenuePlace;
  /** Further places that look like it: the row says how many, and their floors. */
  readonly others?: readonly VenuePlace[];
  readonly note?: string | undefined;
}

const NO_OTHERS: readonly VenuePlace[] = [];

/** A place with its tile, categories and floor, as lists of places show it. */
export function PlaceRow({ place, others = NO_OTHERS, note }: Props) {
  const styles = useStyles();
  const { text, content, separator } = useMapTexts();
  return (
    <>
      <PlaceTile place={place} size={36} />
      <span className={styles.words}>
        <Text className={styles.name} lang={content.lang} dir="auto">
          {place.name}
        </Text>
        <Text size={200} className={mergeClasses(styles.name, styles.quiet)} lang={content.lang} dir="auto">
          {[
            place.categories.join(separator),
            [...new Set([place, ...others].flatMap(floorsOf))].map(({ name }) => name).join(separator),
            others.length > 0 && text('foundPlaces', { count: others.length + 1 }),
            note,
            place.inside.length > 0 && text('inside', { names: place.inside.join(separator) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </span>
    </>
  );
}
