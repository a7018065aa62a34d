import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { StarFilled, StarHalfFilled, StarRegular } from '@fluentui/react-icons';
import { useMapTexts } from '../languages/mapTexts';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: '8px' },
  stars: { display: 'flex', color: tokens.colorPaletteMarigoldForeground2, fontSize: '18px' },
});

const POSITIONS = [1, 2, 3, 4, 5];

/** A review of up to five stars, in halves. */
export function Stars({ value }: { value: number }) {
  const styles = useStyles();
  const { text, language } = useMapTexts();
  const stars = (least: number) => new Intl.NumberFormat(language, { minimumFractionDigits: least }).format(value);
  return (
    <span className={styles.line}>
      <span className={styles.stars} role="img" aria-label={text('stars', { value: stars(0) })}>
        {POSITIONS.map((at) =>
          value >= at ? (
            <StarFilled key={at} />
          ) : value >= at - 0.5 ? (
            <StarHalfFilled key={at} />
          ) : (
            <StarRegular key={at} />
          ),
        )}
      </span>
      <Text aria-hidden>{stars(1)}</Text>
    </span>
  );
}
