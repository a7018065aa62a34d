import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { BackspaceRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { keyRows, keysName } from './keyRows';
import { text } from './texts';

/** The texts of the keys in another language than that of the console. */
export interface KeysText {
  readonly keys: string;
  readonly backspace: string;
  readonly space: string;
  readonly done: string;
}

const useStyles = makeStyles({
  keys: {
    position: 'fixed',
    zIndex: 9,
    left: 0,
    right: 0,
    bottom: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px max(12px, calc(50vw - 520px))',
    backgroundColor: tokens.colorNeutralBackground3,
    border: 'none',
    margin: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    touchAction: 'manipulation',
    userSelect: 'none',
  },
  row: { display: 'flex', justifyContent: 'center', gap: '6px' },
  key: {
    flex: '1 1 0',
    maxWidth: '96px',
    minWidth: 0,
    height: 'clamp(48px, 5.5vh, 76px)',
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase500,
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  },
  wide: { flexGrow: 4, maxWidth: '480px' },
  done: { flexGrow: 2, maxWidth: '200px', fontSize: tokens.fontSizeBase400 },
});

const DIGITS = '1234567890';

/** Pixels that the keys take, at most. */
const HEIGHT = 480;

const consoleKeys = (): KeysText => ({
  keys: text('keys'),
  backspace: text('backspace'),
  space: text('space'),
  done: text('done'),
});

interface Props {
  /** Upper edge of the field: the keys are above it where they have room, since what is found is below it. */
  readonly fieldTop: number;
  readonly isUpperCase?: boolean;
  readonly labels?: KeysText;
  /** BCP 47 tag of the language whose letters it has. */
  readonly language?: string;
  readonly onKey: (letter: string) => void;
  readonly onBackspace: () => void;
  readonly onDone: () => void;
}

/**
 * Keys for a touch screen without a keyboard, in the letters of a language, and in Latin ones where it has others. A press
 * leaves the focus in the field.
 */
export function TouchKeys({
  fieldTop,
  isUpperCase = false,
  labels,
  language = 'en',
  onKey,
  onBackspace,
  onDone,
}: Props) {
  const styles = useStyles();
  const { keys, backspace, space, done } = labels ?? consoleKeys();
  const name = keysName(language);
  const [isLatin, setLatin] = useState(false);
  const rows = keyRows(isLatin ? 'en' : language);
  const key = (label: string, press: () => void, className?: string, content: ReactNode = label) => (
    <button
      key={label}
      type="button"
      tabIndex={-1}
      aria-label={label}
      className={mergeClasses(styles.key, className)}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {content}
    </button>
  );
  return (
    <fieldset
      aria-label={keys}
      className={styles.keys}
      {...(fieldTop > HEIGHT && { style: { bottom: `${window.innerHeight - fieldTop + 12}px` } })}
    >
      {[DIGITS, ...rows].map((row) => (
        <div key={row} className={styles.row} dir="ltr">
          {[...(isUpperCase ? row.toUpperCase() : row)].map((letter) => key(letter, () => onKey(letter)))}
        </div>
      ))}
      <div className={styles.row}>
        {name && key(isLatin ? name : 'ABC', () => setLatin(!isLatin), styles.done)}
        {key(backspace, onBackspace, styles.done, <BackspaceRegular />)}
        {!isUpperCase && key(space, () => onKey(' '), styles.wide)}
        {key(done, onDone, styles.done)}
      </div>
    </fieldset>
  );
}
