import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { CodeForm } from '@/components/entry/CodeForm';
import { EntryPage } from '@/components/entry/EntryPage';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { passwordResetMachine, ResetLink } from '@/machines/session/passwordReset.machine';
import { IncompleteLink } from './IncompleteLink';
import { NewPasswordForm } from './NewPasswordForm';

interface Props {
  readonly machine: typeof passwordResetMachine;
  readonly link: ResetLink;
  /** With the message of the service. */
  readonly onDone: (message: string) => void;
  readonly onLeave: () => void;
  /** Asks for another link. */
  readonly onRequestLink: () => void;
}

/** A new password by the link of a mail, then the code where two-factor is on. */
export function PasswordResetScreen({ machine, link, onDone, onLeave, onRequestLink }: Props) {
  const reset = useMachineActor(machine, { input: link });
  const output = useSelector(reset, (snapshot) => snapshot.output);
  const isBusy = useSelector(reset, (snapshot) => snapshot.hasTag('busy'));
  const errors = useSelector(reset, (snapshot) => snapshot.context.errors);
  const asksForCode = useSelector(
    reset,
    (snapshot) => snapshot.matches('code') || (snapshot.matches('submitting') && snapshot.context.asksForCode),
  );
  useEffect(() => {
    if (output) onDone(output.message);
  }, [output, onDone]);
  return (
    <EntryPage>
      {link.token === '' ? (
        <IncompleteLink onLeave={onLeave} onRequestLink={onRequestLink} />
      ) : asksForCode ? (
        <CodeForm
          email={link.email}
          errors={errors}
          notice={errors.form === undefined ? null : { text: errors.form, intent: 'error' }}
          isBusy={isBusy}
          onSubmit={(code) => reset.send({ type: 'code.submit', code })}
          onBack={() => reset.send({ type: 'back' })}
        />
      ) : (
        <NewPasswordForm reset={reset} onLeave={onLeave} onRequestLink={onRequestLink} />
      )}
    </EntryPage>
  );
}
