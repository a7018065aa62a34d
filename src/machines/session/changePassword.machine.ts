import { assign, setup } from 'xstate';
import { type ChangePassword, changePasswordRule } from '@/contract/session/passwords';
import { validate } from '@/contract/validate';
import { errorOf, fieldErrorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

/** Errors by field, or one for the whole form under `form`. */
type ChangeErrors = Partial<Record<keyof ChangePassword | 'form', string>>;

interface Context {
  readonly typed: ChangePassword;
  readonly errors: ChangeErrors;
}

export type ChangePasswordEvent =
  | { type: 'reveal' }
  | { type: 'hide' }
  | ({ type: 'submit' } & ChangePassword)
  | { type: 'cancel' }
  | { type: 'confirm' };

const NOTHING: ChangePassword = { current: '', new: '', confirm: '' };
const typedOf = ({ event }: { event: ChangePassword }): ChangePassword => ({
  current: event.current,
  new: event.new,
  confirm: event.confirm,
});

/** Changes the user's own password, which ends all of the user's sessions: an alert warns of it first. */
export const changePasswordMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ChangePasswordEvent,
    tags: {} as 'busy',
  },
  actors: {
    changePassword: provided<void, ChangePassword>('changePassword'),
  },
  guards: { isValid: (_, typed: ChangePassword) => changePasswordRule.safeParse(typed).success },
  actions: {
    setTyped: assign({ typed: (_, typed: ChangePassword) => typed, errors: {} }),
    showErrors: assign({
      errors: (_, typed: ChangePassword) => validate(changePasswordRule, typed),
    }),
    showServiceErrors: assign({
      errors: (_, error: unknown): ChangeErrors => {
        const current = fieldErrorOf(error, 'current');
        const next = fieldErrorOf(error, 'new');
        if (current === undefined && next === undefined) return { form: textOf(error) };
        return { ...(current !== undefined && { current }), ...(next !== undefined && { new: next }) };
      },
    }),
    /** The fields of the form keep what was typed: here it is kept while it is about to be sent. */
    clearTyped: assign({ typed: NOTHING }),
    reset: assign({ typed: NOTHING, errors: {} }),
  },
}).createMachine({
  id: 'changePassword',
  description: 'Changing one’s own password.',
  context: { typed: NOTHING, errors: {} },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'A button reveals the form.',
      on: { reveal: { target: 'form' } },
    },
    form: {
      description: 'Asks for the current password, the new one and its confirmation.',
      entry: 'clearTyped',
      on: {
        submit: [
          {
            guard: { type: 'isValid', params: typedOf },
            actions: { type: 'setTyped', params: typedOf },
            target: 'alert',
          },
          { actions: { type: 'showErrors', params: typedOf } },
        ],
        hide: { actions: 'reset', target: 'hidden' },
      },
    },
    alert: {
      description: 'Says that one is logged out afterwards, and asks to save the work first.',
      on: { cancel: { target: 'form' }, confirm: { target: 'changing' } },
    },
    changing: {
      description: 'The service changes the password.',
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => context.typed,
        onDone: { actions: 'reset', target: 'done' },
        onError: { actions: { type: 'showServiceErrors', params: errorOf }, target: 'form' },
      },
    },
    done: { description: 'The password is changed and every session has ended: one signs in again.', type: 'final' },
  },
});
