import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { EntryForm } from '@/components/entry/EntryForm';
import { useFieldErrors } from '@/components/form/errors/useFieldErrors';
import { PasswordField } from '@/components/form/PasswordField';
import { PASSWORD_HINT } from '@/components/form/passwordHint';
import { newPasswordRule } from '@/contract/session/passwords';
import { translate } from '@/contract/texts/translate';
import { validate } from '@/contract/validate';
import type { passwordResetMachine } from '@/machines/session/passwordReset.machine';
import { text } from './texts';

interface Props {
  readonly reset: ActorRefFrom<typeof passwordResetMachine>;
  readonly onLeave: () => void;
  readonly onRequestLink: () => void;
}

export function NewPasswordForm({ reset, onLeave, onRequestLink }: Props) {
  const { email, typed, errors } = useSelector(reset, (snapshot) => snapshot.context);
  const isBusy = useSelector(reset, (snapshot) => snapshot.hasTag('busy'));
  const [password, setPassword] = useState(typed.password);
  const [repeated, setRepeated] = useState(typed.password_confirmation);
  // A field that was left blank is no error before the form is sent.
  const invalid = password === '' ? {} : validate(newPasswordRule, { password, password_confirmation: repeated });
  const { errorAt, correct, leave } = useFieldErrors(errors, invalid);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (errors.password) first.current?.focus();
    else if (errors.password_confirmation) second.current?.focus();
  }, [errors]);
  return (
    <EntryForm
      title={text('resetPassword')}
      lead={email === '' ? text('chooseNew') : text('chooseNewFor', { email })}
      notice={errors.form === undefined ? null : { text: errors.form, intent: 'error' }}
      onSubmit={() => reset.send({ type: 'passwords.submit', password, password_confirmation: repeated })}
    >
      {/* Password managers store the new password under this name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={translate('signIn.password')}
        hint={PASSWORD_HINT}
        autoFocus
        error={errorAt('password')}
        input={first}
        name="password"
        autoComplete="new-password"
        value={password}
        onBlur={(event) => password !== '' && leave('password', event)}
        onChange={(value) => {
          correct('password');
          setPassword(value);
        }}
      />
      <PasswordField
        label={text('confirmPassword')}
        error={errorAt('password_confirmation')}
        input={second}
        name="password_confirmation"
        autoComplete="new-password"
        value={repeated}
        onBlur={(event) => repeated !== '' && leave('password_confirmation', event)}
        onChange={(value) => {
          correct('password_confirmation');
          setRepeated(value);
        }}
      />
      <Button type="submit" appearance="primary" size="large" aria-busy={isBusy}>
        {isBusy ? text('saving') : text('setPassword')}
      </Button>
      {errors.form !== undefined && <Button onClick={onRequestLink}>{text('requestLink')}</Button>}
      <Button appearance="subtle" onClick={onLeave}>
        {text('backToSignIn')}
      </Button>
    </EntryForm>
  );
}
