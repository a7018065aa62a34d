import { makeStyles, tokens } from '@fluentui/react-components';
import { readableOn } from '@/model/colour/readableOn';
import type { Icon } from '@/model/content/standardIcons';

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
  icon: { width: '15px', height: '15px', maskSize: 'contain', maskRepeat: 'no-repeat', maskPosition: 'center' },
});

/** The icon of a category on its colour; the colour alone where there is no icon. */
export function CategoryIcon({ icon, colour = '#5b6b7d' }: { icon: Icon | undefined; colour?: string | undefined }) {
  const styles = useStyles();
  return (
    <span className={styles.tile} style={{ backgroundColor: colour }} aria-hidden="true">
      {icon && (
        <span
          className={styles.icon}
          style={{ maskImage: `url("${icon.url}")`, backgroundColor: readableOn(colour) }}
        />
      )}
    </span>
  );
}
