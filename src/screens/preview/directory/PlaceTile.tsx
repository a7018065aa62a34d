import { makeStyles, tokens } from '@fluentui/react-components';
import { readableOn } from '@/model/colour/readableOn';
import { firstCharacter } from '@/model/text/firstCharacter';
import type { VenuePlace } from '../venuePlace';

interface Props {
  readonly place: Pick<VenuePlace, 'name' | 'logo' | 'colour'>;
  readonly size: number;
}

const useStyles = makeStyles({
  tile: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground2,
  },
  image: { width: '100%', height: '100%', objectFit: 'contain', backgroundColor: '#ffffff' },
});

/** The logo of a place, or its initial in the colour of its category. */
export function PlaceTile({ place, size }: Props) {
  const styles = useStyles();
  const coloured = place.logo === null && place.colour !== null;
  return (
    <span
      className={styles.tile}
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        fontSize: size * 0.42,
        ...(coloured && place.colour && { backgroundColor: place.colour, color: readableOn(place.colour) }),
      }}
    >
      {place.logo ? <img className={styles.image} src={place.logo} alt="" /> : firstCharacter(place.name).toUpperCase()}
    </span>
  );
}
