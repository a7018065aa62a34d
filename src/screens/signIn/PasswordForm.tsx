import { Button, Field, Input, Link, makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { EntryForm } from '@/components/entry/EntryForm';
import type { EntryNotice } from '@/components/entry/entryNotice';
import { useFieldErrors } from '@/components/form/errors/useFieldErrors';
import { PasswordField } from '@/components/form/PasswordField';
import { passwordStepRule } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import { validate } from '@/contract/validate';
import type { signInMachine } from '@/machines/session/signIn.machine';
import { text } from './texts';

const useStyles = makeStyles({
  // The link is beside the label, and follows the field in the order of Tab.
  password: { position: 'relative' },
  forgot: { position: 'absolute', top: '2px', right: 0 },
});

interface Props {
  readonly signIn: ActorRefFrom<typeof signInMachine>;
  readonly notice: EntryNotice | null;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onTry: () => void;
}

/** Email address and password. An error of the service stays in the form until the next try, and passes by as a toast. */
export function PasswordForm({ signIn, notice, email, onEmail, onTry }: Props) {
  const styles = useStyles();
  const errors = useSelector(signIn, (snapshot) => snapshot.context.errors);
  const sent = useSelector(signIn, (snapshot) => snapshot.context.notice);
  const isBusy = useSelector(signIn, (snapshot) => snapshot.hasTag('busy'));
  const [password, setPassword] = useState('');
  // A field that was left blank is no error before the form is sent.
  const invalid = email === '' ? {} : validate(passwordStepRule, { email, password });
  const { errorAt, correct, leave } = useFieldErrors(errors, invalid);
  const emailError = errorAt('email');
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (errors.email) emailInput.current?.focus();
    else if (errors.password || errors.form) passwordInput.current?.select();
  }, [errors]);
  const shown: EntryNotice | null =
    errors.form !== undefined
      ? { text: errors.form, intent: 'error' }
      : sent === null
        ? notice
        : { text: sent, intent: 'success' };
  return (
    <EntryForm
      title={translate('signIn.title')}
      lead={text('about')}
      notice={shown}
      onSubmit={() => {
        onTry();
        signIn.send({ type: 'password.submit', email, password });
      }}
    >
      <Field label={translate('signIn.email')} {...(emailError && { validationMessage: emailError })}>
        <Input
          input={{ ref: emailInput }}
          type="email"
          name="email"
          autoComplete="username"
          // After Back only the password is missing.
          autoFocus={email === ''}
          value={email}
          onBlur={(event) => email !== '' && leave('email', event)}
          onChange={(_event, { value }) => {
            correct('email');
            onEmail(value);
          }}
        />
      </Field>
      <div className={styles.password}>
        <PasswordField
          label={translate('signIn.password')}
          error={errorAt('password')}
          input={passwordInput}
          name="password"
          autoFocus={email !== ''}
          autoComplete="current-password"
          value={password}
          onChange={(typed) => {
            correct('password');
            setPassword(typed);
          }}
        />
        <Link as="button" type="button" className={styles.forgot} onClick={() => signIn.send({ type: 'reset.open' })}>
          {text('forgotPassword')}
        </Link>
      </div>
      <Button type="submit" appearance="primary" size="large" aria-busy={isBusy}>
        {isBusy ? text('signingIn') : translate('signIn.title')}
      </Button>
    </EntryForm>
  );
}
