import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import { EntryPage } from '@/components/entry/EntryPage';
import type { EntryNotice } from '@/components/entry/entryNotice';
import { Loading } from '@/components/feedback/Loading';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { SignedIn, signInMachine } from '@/machines/session/signIn.machine';
import { PasswordForm } from './PasswordForm';
import { text } from './texts';
import { useStepInHistory } from './useStepInHistory';

// The first form is part of the screen; later ones load on demand.
const CodeForm = lazyPart(async () => (await import('@/components/entry/CodeForm')).CodeForm);
const ResetRequestForm = lazyPart(async () => (await import('./ResetRequestForm')).ResetRequestForm);

interface Props {
  readonly machine: typeof signInMachine;
  /** Why the user is here again, or what succeeded before; null where there is no notice. */
  readonly notice: EntryNotice | null;
  /** Opens with the form that asks for a link. */
  readonly asksForLink?: boolean;
  readonly onSignedIn: (session: SignedIn) => void;
}

export function SignInScreen({ machine, notice, asksForLink: asksAtFirst = false, onSignedIn }: Props) {
  const signIn = useMachineActor(machine);
  const output = useSelector(signIn, (snapshot) => snapshot.output);
  const asksForCode = useSelector(signIn, (snapshot) => snapshot.matches('code') || snapshot.matches('checkingCode'));
  const asksForLink = useSelector(
    signIn,
    (snapshot) => snapshot.matches('resetRequest') || snapshot.matches('requestingReset'),
  );
  const account = useSelector(signIn, (snapshot) => snapshot.context.email);
  const isBusy = useSelector(signIn, (snapshot) => snapshot.hasTag('busy'));
  const errors = useSelector(signIn, (snapshot) => snapshot.context.errors);
  // Typed once, whichever form asks for it.
  const [email, setEmail] = useState('');
  // A notice is about an earlier attempt: it disappears with the next one.
  const [seen, setSeen] = useState<string | null>(null);
  useStepInHistory(asksForCode ? 'code' : asksForLink ? 'link' : null, () => signIn.send({ type: 'back' }));
  useEffect(() => {
    if (asksAtFirst) signIn.send({ type: 'reset.open' });
  }, [signIn, asksAtFirst]);
  useEffect(() => {
    if (output) onSignedIn(output);
  }, [output, onSignedIn]);
  return (
    <EntryPage>
      <Suspense fallback={<Loading label={text('loading')} />}>
        {asksForCode ? (
          <CodeForm
            email={account}
            errors={errors}
            isBusy={isBusy}
            onSubmit={(code) => signIn.send({ type: 'code.submit', code })}
            onBack={() => signIn.send({ type: 'back' })}
          />
        ) : asksForLink ? (
          <ResetRequestForm signIn={signIn} email={email} onEmail={setEmail} />
        ) : (
          <PasswordForm
            signIn={signIn}
            notice={notice?.text === seen ? null : notice}
            email={email}
            onEmail={setEmail}
            onTry={() => setSeen(notice?.text ?? null)}
          />
        )}
      </Suspense>
    </EntryPage>
  );
}
