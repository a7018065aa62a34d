import { Button, Field, Input } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { EntryForm } from '@/components/entry/EntryForm';
import { useFieldErrors } from '@/components/form/errors/useFieldErrors';
import { resetRequestRule } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import { validate } from '@/contract/validate';
import type { signInMachine } from '@/machines/session/signIn.machine';
import { text } from './texts';

interface Props {
  readonly signIn: ActorRefFrom<typeof signInMachine>;
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** Asks for a link by which a new password is set. */
export function ResetRequestForm({ signIn, email, onEmail }: Props) {
  const errors = useSelector(signIn, (snapshot) => snapshot.context.errors);
  // A field that was left blank is no error before the form is sent.
  const invalid = email === '' ? {} : validate(resetRequestRule, { emailAddress: email });
  const { errorAt, correct, leave } = useFieldErrors(errors, invalid);
  const error = errorAt('emailAddress');
  const isBusy = useSelector(signIn, (snapshot) => snapshot.hasTag('busy'));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (errors.emailAddress) input.current?.focus();
  }, [errors]);
  return (
    <EntryForm
      title={text('newPassword')}
      lead={text('resetHint')}
      notice={errors.form === undefined ? null : { text: errors.form, intent: 'error' }}
      onSubmit={() => signIn.send({ type: 'reset.submit', emailAddress: email })}
    >
      <Field label={translate('signIn.email')} {...(error && { validationMessage: error })}>
        <Input
          input={{ ref: input }}
          type="email"
          name="emailAddress"
          autoComplete="username"
          autoFocus
          value={email}
          onBlur={(event) => email !== '' && leave('emailAddress', event)}
          onChange={(_event, { value }) => {
            correct('emailAddress');
            onEmail(value);
          }}
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" aria-busy={isBusy}>
        {isBusy ? text('sending') : text('sendLink')}
      </Button>
      <Button appearance="subtle" onClick={() => signIn.send({ type: 'back' })}>
        {text('back')}
      </Button>
    </EntryForm>
  );
}
