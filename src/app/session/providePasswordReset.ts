import { fromPromise } from 'xstate';
import { sendNewPassword } from '@/api/session/passwords';
import { passwordResetMachine } from '@/machines/session/passwordReset.machine';

/** A new password by the link of a mail, with the service behind it. */
export const providedPasswordReset = passwordResetMachine.provide({
  actors: { setPassword: fromPromise(({ input, signal }) => sendNewPassword(input, signal)) },
});
