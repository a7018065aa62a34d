import { makeStyles, tokens } from '@fluentui/react-components';
import { valueTypeOf } from '@/model/content/categories/valueType';

const useStyles = makeStyles({
  list: { display: 'flex', gap: '4px 14px', minWidth: 0, overflow: 'hidden' },
  wraps: { flexWrap: 'wrap' },
  pair: { display: 'inline-flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  key: { color: tokens.colorNeutralForeground3 },
  value: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textAlign: 'left', maxWidth: '220px' },
  swatch: {
    width: '14px',
    height: '14px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  },
  picture: { height: '20px', maxWidth: '48px', objectFit: 'contain', flexShrink: 0 },
});

interface Props {
  readonly values: Readonly<Record<string, string>>;
  /** Below each other where there is no room, as in a card. */
  readonly wraps?: boolean;
}

/** Keys with values; a colour shows its swatch, a picture itself. */
export function ValuePreview({ values, wraps = false }: Props) {
  const styles = useStyles();
  return (
    <span className={wraps ? `${styles.list} ${styles.wraps}` : styles.list}>
      {Object.entries(values).map(([key, value]) => {
        const type = valueTypeOf(value);
        return (
          <span key={key} className={styles.pair}>
            <span className={styles.key}>{key}</span>
            {type === 'colour' && <span aria-hidden className={styles.swatch} style={{ backgroundColor: value }} />}
            {type === 'image' && value.startsWith('/') ? (
              <img alt="" src={value} className={styles.picture} />
            ) : (
              <span className={styles.value} dir="auto">
                {value}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}
