import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { readableOn } from '@/model/colour/readableOn';

const useStyles = makeStyles({
  tile: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    objectFit: 'contain',
  },
  large: { width: '44px', height: '44px', fontSize: tokens.fontSizeBase400 },
  picture: { backgroundColor: tokens.colorNeutralBackground1, border: `1px solid ${tokens.colorNeutralStroke2}` },
});

interface Props {
  readonly destination: {
    readonly name: string;
    readonly logo: string | null;
    readonly default_category_colour: string | null;
  };
  readonly isLarge?: boolean;
}

/** The logo of a destination; its first letter on the colour of its category where it has none. */
export function DestinationLogo({ destination, isLarge = false }: Props) {
  const styles = useStyles();
  const { name, logo, default_category_colour: colour } = destination;
  const size = mergeClasses(styles.tile, isLarge && styles.large);
  if (logo) return <img className={mergeClasses(size, styles.picture)} src={logo} alt="" loading="lazy" />;
  const background = colour ?? '#5b6b7d';
  return (
    <span className={size} style={{ backgroundColor: background, color: readableOn(background) }} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
