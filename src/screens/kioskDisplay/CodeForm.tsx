import { Field, Input, makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { parseCode } from '@/model/kiosks/commissioningCode';
import { text } from './texts';

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
  },
  code: { '& input': { fontFamily: tokens.fontFamilyMonospace, letterSpacing: '0.15em' } },
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
        <Subtitle1 as="h1" style={{ margin: 0 }}>
          {text('setUp')}
        </Subtitle1>
        <Text>{text('setUpText')}</Text>
        <Field label={text('code')} required {...(error !== null && { validationMessage: error })}>
          <Input
            className={styles.code}
            size="large"
            value={typed}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(_event, { value }) => setTyped(value)}
          />
        </Field>
        <ActionButton appearance="primary" size="large" type="submit" blockedBy={isBusy ? text('commissioning') : null}>
          {isBusy ? text('commissioning') : text('commission')}
        </ActionButton>
      </form>
    </main>
  );
}
