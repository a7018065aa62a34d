import { Button, Field, Input } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { EntryForm, type EntryNotice } from '@/components/entry/EntryForm';
import { translate } from '@/contract/texts/translate';
import type { signInMachine } from '@/machines/session/signIn.machine';
import { text } from './texts';

interface Props {
  readonly signIn: ActorRefFrom<typeof signInMachine>;
  readonly notice: EntryNotice | null;
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** E-mail address and password. A toast shows an error of the service; the password is cleared. */
export function PasswordForm({ signIn, notice, email, onEmail }: Props) {
  const errors = useSelector(signIn, (snapshot) => snapshot.context.errors);
  const sent = useSelector(signIn, (snapshot) => snapshot.context.notice);
  const isBusy = useSelector(signIn, (snapshot) => snapshot.hasTag('busy'));
  const [password, setPassword] = useState('');
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (errors.email) emailInput.current?.focus();
    else if (errors.password || errors.form) passwordInput.current?.select();
  }, [errors]);
  const said = sent === null ? notice : ({ text: sent, intent: 'success' } as const);
  return (
    <EntryForm
      title={translate('signIn.title')}
      lead={text('about')}
      notice={said}
      onSubmit={() => signIn.send({ type: 'password.submit', email, password })}
    >
      <Field label={translate('signIn.email')} {...(errors.email && { validationMessage: errors.email })}>
        <Input
          input={{ ref: emailInput }}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={(_event, { value }) => onEmail(value)}
        />
      </Field>
      <Field label={translate('signIn.password')} {...(errors.password && { validationMessage: errors.password })}>
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
        {isBusy ? text('signingIn') : translate('signIn.title')}
      </Button>
      <Button appearance="subtle" onClick={() => signIn.send({ type: 'reset.open' })}>
        {text('forgotPassword')}
      </Button>
    </EntryForm>
  );
}
