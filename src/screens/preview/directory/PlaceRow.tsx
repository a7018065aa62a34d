import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { text } from '../texts';
import type { VenuePlace } from '../venue';
import { PlaceTile } from './PlaceTile';

const useStyles = makeStyles({
  words: { minWidth: 0, display: 'flex', flexDirection: 'column', textAlign: 'left' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** A place with its tile, categories and floor, as lists of places show it. */
export function PlaceRow({ place }: { place: VenuePlace }) {
  const styles = useStyles();
  return (
    <>
      <PlaceTile place={place} size={36} />
      <span className={styles.words}>
        <Text className={styles.name}>{place.name}</Text>
        <Text size={200} className={mergeClasses(styles.name, styles.quiet)}>
          {[
            place.categories.join(', '),
            place.floor.name,
            place.inside.length > 0 && text('inside', { names: place.inside.join(', ') }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </span>
    </>
  );
}
