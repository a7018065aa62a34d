import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { readableOn } from '@/model/colour/readableOn';
import type { Icon } from '@/model/content/icons/standardIcons';

const useStyles = makeStyles({
  tile: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusMedium,
  },
  largeTile: { width: '40px', height: '40px' },
  icon: { width: '15px', height: '15px', maskSize: 'contain', maskRepeat: 'no-repeat', maskPosition: 'center' },
  picture: { width: '18px', height: '18px', objectFit: 'contain' },
  large: { width: '24px', height: '24px' },
});

const DEFAULT_COLOUR = '#5b6b7d';

interface Props {
  readonly icon: Icon | undefined;
  /** `#rrggbb` */
  readonly colour?: string | undefined;
  readonly size?: 'small' | 'large';
}

/** An icon on its colour; the colour alone where there is no icon. Icons of the organisation keep their own colours. */
export function IconTile({ icon, colour = DEFAULT_COLOUR, size = 'small' }: Props) {
  const styles = useStyles();
  const isLarge = size === 'large';
  const isPicture = icon?.category === 'custom';
  return (
    <span
      className={mergeClasses(styles.tile, isLarge && styles.largeTile)}
      style={{ backgroundColor: isPicture ? tokens.colorNeutralBackground3 : colour }}
      aria-hidden="true"
    >
      {icon &&
        (isPicture ? (
          <img className={mergeClasses(styles.picture, isLarge && styles.large)} src={icon.url} alt="" />
        ) : (
          <span
            className={mergeClasses(styles.icon, isLarge && styles.large)}
            style={{ maskImage: `url("${icon.url}")`, backgroundColor: readableOn(colour) }}
          />
        ))}
    </span>
  );
}
