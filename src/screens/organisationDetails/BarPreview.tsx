import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { readableOn } from '@/model/colour/readableOn';
import { firstCharacter } from '@/model/text/firstCharacter';
import { text } from './texts';

const useStyles = makeStyles({
  frame: { display: 'flex', flexDirection: 'column', gap: '8px' },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    height: '48px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
  edge: { width: '3px', alignSelf: 'stretch' },
  tile: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
  },
  small: { width: '28px', height: '28px', fontSize: '13px' },
  large: { width: '72px', height: '72px', fontSize: '28px' },
  logo: { width: '100%', height: '100%', objectFit: 'contain' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textAlign: 'left' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly name: string;
  /** `#rrggbb` */
  readonly color: string;
  readonly logo: string | null;
}

/** A preview of the organisation's top bar and tile during editing. */
export function BarPreview({ name, color, logo }: Props) {
  const styles = useStyles();
  const tile = (size: string) => (
    <span
      className={`${styles.tile} ${size}`}
      style={{ backgroundColor: color, color: readableOn(color) }}
      data-readable={readableOn(color)}
    >
      {logo ? <img className={styles.logo} src={logo} alt="" /> : firstCharacter(name.trim()).toUpperCase()}
    </span>
  );
  return (
    <figure className={styles.frame} style={{ margin: 0 }} aria-label={text('preview')}>
      <div className={styles.bar}>
        <span className={styles.edge} style={{ backgroundColor: color }} />
        {tile(styles.small)}
        <Text weight="semibold" className={styles.name} dir="auto">
          {name}
        </Text>
      </div>
      {tile(styles.large)}
      <Text as="span" size={200} className={styles.quiet}>
        {text('previewHint')}
      </Text>
    </figure>
  );
}
