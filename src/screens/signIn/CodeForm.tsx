import { Button, Field, Input, Subtitle1, Text } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { say } from '@/contract/texts/say';
import type { signInMachine } from '@/machines/signIn.machine';

/** Digits only, with the dash set by itself: a pasted code works with it or without. */
const masked = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 6);
  return digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
};

interface Props {
  readonly signIn: ActorRefFrom<typeof signInMachine>;
  readonly className: string;
}

export function CodeForm({ signIn, className }: Props) {
  const error = useSelector(signIn, (snapshot) => snapshot.context.errors.code);
  const isBusy = useSelector(signIn, (snapshot) => snapshot.hasTag('busy'));
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  return (
    <form
      className={className}
      noValidate
      aria-label={say('signIn.code')}
      onSubmit={(event) => {
        event.preventDefault();
        signIn.send({ type: 'code.submit', code });
      }}
    >
      <div>
        <Subtitle1 as="h1" block>
          {say('signIn.code')}
        </Subtitle1>
        <Text>Open your authenticator app and type the six digits that it shows.</Text>
      </div>
      <Field label={say('signIn.code')} {...(error && { validationMessage: error })}>
        <Input
          input={{ ref: input }}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="000-000"
          autoFocus
          value={code}
          onChange={(_event, { value }) => setCode(masked(value))}
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        {isBusy ? 'Checking' : 'Continue'}
      </Button>
      <Button appearance="subtle" onClick={() => signIn.send({ type: 'back' })}>
        Back
      </Button>
    </form>
  );
}
