import { makeStyles, tokens } from '@fluentui/react-components';
import { readableOn } from '@/model/colour/readableOn';

const useStyles = makeStyles({
  tile: {
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: '13px',
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textDecorationLine: 'none',
  },
  logo: { width: '100%', height: '100%', objectFit: 'contain' },
});

/** The logo of an organisation, or its first letter, on its colour. */
export function OrganisationTile({ name, color, logo }: { name: string; color: string; logo: string | null }) {
  const styles = useStyles();
  return (
    <span className={styles.tile} style={{ backgroundColor: color, color: readableOn(color) }} aria-hidden="true">
      {logo ? <img className={styles.logo} src={logo} alt="" /> : name.slice(0, 1).toUpperCase()}
    </span>
  );
}
