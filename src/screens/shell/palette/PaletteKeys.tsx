import { makeStyles, tokens } from '@fluentui/react-components';
import { text } from './texts';

const useStyles = makeStyles({
  keys: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '16px',
    padding: '8px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  key: { fontFamily: tokens.fontFamilyMonospace, marginRight: '4px' },
});

const KEYS = [
  ['↑↓', text('movesKey')],
  ['Enter', text('opensKey')],
  ['Esc', text('closesKey')],
] as const;

/** The foot of the palette: the keys that work in it. Screen readers know them of a combobox. */
export function PaletteKeys() {
  const styles = useStyles();
  return (
    <div className={styles.keys} aria-hidden="true">
      {KEYS.map(([key, effect]) => (
        <span key={key}>
          <kbd className={styles.key}>{key}</kbd>
          {effect}
        </span>
      ))}
    </div>
  );
}
