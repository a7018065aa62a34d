import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import type { EntryNotice } from '@/components/entry/EntryForm';
import { EntryPage } from '@/components/entry/EntryPage';
import { Loading } from '@/components/feedback/Loading';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { SignedIn, signInMachine } from '@/machines/session/signIn.machine';
import { PasswordForm } from './PasswordForm';
import { text } from './texts';

// The first form is part of the screen; later ones load on demand.
const CodeForm = lazyPart(async () => (await import('@/components/entry/CodeForm')).CodeForm);
const ResetRequestForm = lazyPart(async () => (await import('./ResetRequestForm')).ResetRequestForm);

interface Props {
  readonly machine: typeof signInMachine;
  /** Why the user is here again, or what succeeded before; null where there is no notice. */
  readonly notice: EntryNotice | null;
  readonly onSignedIn: (session: SignedIn) => void;
}

export function SignInScreen({ machine, notice, onSignedIn }: Props) {
  const signIn = useMachineActor(machine);
  const output = useSelector(signIn, (snapshot) => snapshot.output);
  const asksForCode = useSelector(signIn, (snapshot) => snapshot.matches('code') || snapshot.matches('checkingCode'));
  const asksForLink = useSelector(
    signIn,
    (snapshot) => snapshot.matches('resetRequest') || snapshot.matches('requestingReset'),
  );
  const isBusy = useSelector(signIn, (snapshot) => snapshot.hasTag('busy'));
  const codeError = useSelector(signIn, (snapshot) => snapshot.context.errors.code);
  // Typed once, whichever form asks for it.
  const [email, setEmail] = useState('');
  useEffect(() => {
    if (output) onSignedIn(output);
  }, [output, onSignedIn]);
  return (
    <EntryPage>
      <Suspense fallback={<Loading label={text('loading')} />}>
        {asksForCode ? (
          <CodeForm
            error={codeError}
            isBusy={isBusy}
            onSubmit={(code) => signIn.send({ type: 'code.submit', code })}
            onBack={() => signIn.send({ type: 'back' })}
          />
        ) : asksForLink ? (
          <ResetRequestForm signIn={signIn} email={email} onEmail={setEmail} />
        ) : (
          <PasswordForm signIn={signIn} notice={notice} email={email} onEmail={setEmail} />
        )}
      </Suspense>
    </EntryPage>
  );
}
