import { fromPromise } from 'xstate';
import { requestSetup, sendChangedPassword, sendSetupCode, sendTwoFactorOff } from '@/api/session/passwords';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import { changePasswordMachine } from '@/machines/session/changePassword.machine';
import { twoFactorSetupMachine } from '@/machines/session/twoFactorSetup.machine';
import { notifyPage } from '../shell/notifyPage';

/** The change of the password of a person, with the service behind it. */
export const provideChangePassword = (user: string) =>
  changePasswordMachine.provide({
    actors: { changePassword: fromPromise(({ input }) => sendChangedPassword(user, input)) },
  });

/** Two-factor of a person, with the service behind it. @param change takes over what has changed */
export const provideTwoFactorSetup = (user: string, change: (changed: Pick<User, 'TFA'>) => void) =>
  twoFactorSetupMachine.provide({
    actors: {
      generate: fromPromise(({ signal }) => requestSetup(user, signal)),
      confirmSetup: fromPromise(({ input }) => sendSetupCode(user, input)),
      disable: fromPromise(({ input }) => sendTwoFactorOff(user, input)),
    },
    actions: {
      notifyOn: () => {
        change({ TFA: 1 });
        notifyPage(translate('tfa.confirmed'));
      },
      notifyOff: () => {
        change({ TFA: 0 });
        notifyPage(translate('tfa.disabled'));
      },
    },
  });
