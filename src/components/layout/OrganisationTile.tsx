import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { readableOn } from '@/model/colour/readableOn';
import { firstCharacter } from '@/model/text/firstCharacter';

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
    // A colour like that of the bar stays visible.
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    textDecorationLine: 'none',
  },
  small: { width: '24px', height: '24px', fontSize: '12px' },
  logo: { width: '100%', height: '100%', objectFit: 'contain' },
});

interface Props {
  readonly name: string;
  /** `#rrggbb` */
  readonly color: string;
  readonly logo: string | null;
  /** In a row of a table. */
  readonly isSmall?: boolean;
}

/** The logo of an organisation, or its first letter, on its colour. */
export function OrganisationTile({ name, color, logo, isSmall = false }: Props) {
  const styles = useStyles();
  return (
    <span
      className={mergeClasses(styles.tile, isSmall && styles.small)}
      style={{ backgroundColor: color, color: readableOn(color) }}
      aria-hidden="true"
    >
      {logo ? <img className={styles.logo} src={logo} alt="" /> : firstCharacter(name).toUpperCase()}
    </span>
  );
}
