import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Subtitle1,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { say } from '@/contract/texts/say';
import type { SignedIn, signInMachine } from '@/machines/signIn.machine';
import { CodeForm } from './CodeForm';
import { PlanDrawing } from './PlanDrawing';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(380px, 2fr) 3fr',
    height: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 900px)': { gridTemplateColumns: '1fr' },
  },
  side: { display: 'flex', flexDirection: 'column', padding: '32px', overflowY: 'auto' },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: '18px',
  },
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: '100%',
    maxWidth: '340px',
    margin: 'auto',
    paddingBottom: '48px',
  },
  lead: { color: tokens.colorNeutralForeground3 },
  drawing: {
    backgroundColor: tokens.colorNeutralBackground3,
    overflow: 'hidden',
    '@media (max-width: 900px)': { display: 'none' },
  },
});

interface Props {
  readonly logic: typeof signInMachine;
  /** Why one is here again, or null. */
  readonly notice: string | null;
  readonly onSignedIn: (session: SignedIn) => void;
}

export function SignInScreen({ logic, notice, onSignedIn }: Props) {
  const styles = useStyles();
  const signIn = useActorRef(logic);
  const output = useSelector(signIn, (snapshot) => snapshot.output);
  const asksForCode = useSelector(signIn, (snapshot) => snapshot.matches('code') || snapshot.matches('checkingCode'));
  useEffect(() => {
    if (output) onSignedIn(output);
  }, [output, onSignedIn]);
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <div className={styles.brand}>
          <img src="/atrium.svg" alt="" width={28} height={28} />
          Atrium
        </div>
        {asksForCode ? (
          <CodeForm signIn={signIn} className={styles.form} />
        ) : (
          <PasswordForm signIn={signIn} notice={notice} />
        )}
      </main>
      <div className={styles.drawing} aria-hidden="true">
        <PlanDrawing />
      </div>
    </div>
  );
}

function PasswordForm({
  signIn,
  notice,
}: {
  signIn: ReturnType<typeof useActorRef<typeof signInMachine>>;
  notice: string | null;
}) {
  const styles = useStyles();
  const errors = useSelector(signIn, (snapshot) => snapshot.context.errors);
  const isBusy = useSelector(signIn, (snapshot) => snapshot.hasTag('busy'));
  const known = useSelector(signIn, (snapshot) => snapshot.context.email);
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (errors.email) emailInput.current?.focus();
    else if (errors.password || errors.form) passwordInput.current?.focus();
  }, [errors]);
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={say('signIn.title')}
      onSubmit={(event) => {
        event.preventDefault();
        signIn.send({ type: 'password.submit', email, password });
      }}
    >
      <div>
        <Subtitle1 as="h1" block>
          {say('signIn.title')}
        </Subtitle1>
        <Text className={styles.lead}>Maps, content and kiosks of your locations.</Text>
      </div>
      {(errors.form ?? notice) && (
        <MessageBar intent={errors.form ? 'error' : 'info'} politeness="assertive">
          <MessageBarBody>{errors.form ?? notice}</MessageBarBody>
        </MessageBar>
      )}
      <Field label={say('signIn.email')} {...(errors.email && { validationMessage: errors.email })}>
        <Input
          input={{ ref: emailInput }}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={(_event, { value }) => setEmail(value)}
        />
      </Field>
      <Field label={say('signIn.password')} {...(errors.password && { validationMessage: errors.password })}>
        <Input
          input={{ ref: passwordInput }}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(_event, { value }) => setPassword(value)}
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        {isBusy ? 'Signing in' : say('signIn.title')}
      </Button>
    </form>
  );
}
