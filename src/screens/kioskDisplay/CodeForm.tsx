import { Field, Input, makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { type FormEvent, useRef, useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { TouchKeys } from '@/components/touchKeys/TouchKeys';
import { useTouchKeys } from '@/components/touchKeys/useTouchKeys';
import { parseCode } from '@/model/kiosks/commissioningCode';
import { text } from './texts';

/** A standing screen of a kiosk. */
const STANDING = '@media (orientation: portrait) and (min-width: 900px)';

const useStyles = makeStyles({
  page: { display: 'grid', placeItems: 'center', height: '100%', backgroundColor: tokens.colorNeutralBackground3 },
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: 'min(420px, calc(100vw - 32px))',
    boxSizing: 'border-box',
    padding: '32px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: '14px',
    boxShadow: tokens.shadow16,
    // Read and touched from where a visitor stands; the keys are below.
    [STANDING]: { width: '820px', gap: '28px', padding: '56px', marginBottom: '20vh' },
  },
  title: { margin: 0, [STANDING]: { fontSize: '40px', lineHeight: '48px' } },
  text: { [STANDING]: { fontSize: '24px', lineHeight: '32px' } },
  code: {
    '& input': { fontFamily: tokens.fontFamilyMonospace, letterSpacing: '0.15em' },
    [STANDING]: { height: '88px', '& input': { fontSize: '40px' } },
  },
  button: { [STANDING]: { height: '88px', fontSize: '28px' } },
});

interface Props {
  readonly isBusy: boolean;
  /** Why the service rejected the last code. */
  readonly problem: string | null;
  readonly onCode: (code: string) => void;
}

/** Asks for the code by which this device becomes a kiosk. */
export function CodeForm({ isBusy, problem, onCode }: Props) {
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const keys = useTouchKeys();
  const input = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const code = parseCode(typed);
    setIncomplete(code === null);
    if (code !== null) onCode(code);
  };
  const error = isIncomplete ? text('codeIncomplete') : problem;
  return (
    <main className={styles.page}>
      <form className={styles.form} aria-label={text('setUp')} onSubmit={send} noValidate>
        <Subtitle1 as="h1" className={styles.title}>
          {text('setUp')}
        </Subtitle1>
        <Text className={styles.text}>{text('setUpText')}</Text>
        <Field label={text('code')} required {...(error !== null && { validationMessage: error })}>
          <Input
            className={styles.code}
            size="large"
            value={typed}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            input={{ ref: input, ...keys.field }}
            onBlur={keys.hide}
            onChange={(_event, { value }) => setTyped(value)}
          />
        </Field>
        <ActionButton
          className={styles.button}
          appearance="primary"
          size="large"
          type="submit"
          blockedBy={isBusy ? text('commissioning') : null}
        >
          {isBusy ? text('commissioning') : text('commission')}
        </ActionButton>
      </form>
      {keys.isShown && (
        <TouchKeys
          fieldTop={0}
          isUpperCase
          onKey={(letter) => setTyped(typed + letter)}
          onBackspace={() => setTyped(typed.slice(0, -1))}
          onDone={() => input.current?.blur()}
        />
      )}
    </main>
  );
}
