import { makeStyles, tokens } from '@fluentui/react-components';
import { useMapTexts } from '../languages/mapTexts';

const useStyles = makeStyles({
  row: { display: 'flex', gap: '2px', overflowX: 'auto', margin: '0 0 8px', padding: 0, border: 'none' },
  letter: {
    flexShrink: 0,
    minWidth: '44px',
    minHeight: '44px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground1,
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    // A finger leaves no hover behind.
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  },
});

interface Props {
  readonly letters: readonly string[];
  readonly onLetter: (letter: string) => void;
}

/** The first letters of a long list; a press leads to the first name that begins with it. */
export function LetterIndex({ letters, onLetter }: Props) {
  const styles = useStyles();
  const { text } = useMapTexts();
  return (
    <fieldset className={styles.row} aria-label={text('index')}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          className={styles.letter}
          aria-label={text('letter', { letter })}
          onClick={() => onLetter(letter)}
        >
          {letter}
        </button>
      ))}
    </fieldset>
  );
}
