import { assign, emit, fromPromise, setup } from 'xstate';
import { say } from '@/contract/texts/say';
import { userRule } from '@/contract/userAdministration';
import { type FieldErrors, type FormEnd, isSessionOver, type Saved } from './formEnd';
import { type FormContext, type FormEmitted, formParts, formStates, opened, savedOf } from './formParts';
import { errorOf, statusOf, textsOf } from './refusalTexts';

/** What the form of a user holds. */
export interface UserValues {
  readonly name: string;
  readonly email: string;
  /** One role, or none chosen yet. */
  readonly role: number | null;
  /** Page access: ids of features. */
  readonly features: readonly number[];
}

export interface UserRecord {
  readonly uuid: string;
  readonly values: UserValues;
  readonly revision: number | null;
}

export interface UserFormInput {
  /** Null for a new user. */
  readonly user: UserRecord | null;
  /** Uuid of the signed-in user. */
  readonly self: string;
  /** The features that may be granted: those that the organisation and the grantor hold. */
  readonly grantable: readonly number[];
  /** Whether the form is opened, or its user is to be deleted from the list. */
  readonly intent: 'edit' | 'delete';
}

interface Context extends FormContext<UserValues, UserRecord>, Omit<UserFormInput, 'user'> {}

export type UserFormEvent =
  | { type: 'change'; change: Partial<Pick<UserValues, 'name' | 'email' | 'role'>> }
  /** Page access to one feature is given or taken. */
  | { type: 'toggleFeature'; feature: number }
  | { type: 'save' }
  | { type: 'delete' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  | { type: 'close' };

const EMPTY: UserValues = { name: '', email: '', role: null, features: [] };
const wrongIn = (values: UserValues): FieldErrors =>
  textsOf(userRule.safeParse({ ...values, role: values.role ?? undefined }).error);
const doneOf = savedOf<UserRecord>;
const shared = formParts<UserValues, UserRecord, Context, UserFormEvent>(({ uuid }) => uuid);

/** What is said about a deletion that was refused: the service's rights are its own, its words the specification's. */
function deletionText(error: unknown): string {
  if (isSessionOver(error)) return '';
  const status = statusOf(error);
  if (status === 400) return say('user.deleteOwn');
  // The service tells those who may not with 403.
  if (status === 401 || status === 403) return say('user.deleteUnauthorised');
  return say('user.deleteFailed');
}

const form = setup({
  types: {
    context: {} as Context,
    input: {} as UserFormInput,
    events: {} as UserFormEvent,
    emitted: {} as FormEmitted,
    output: {} as FormEnd,
    tags: {} as 'editable' | 'saving' | 'deleting' | 'page-access',
  },
  actors: {
    /** Creates a user with the features that the service grants at first. */
    create: fromPromise<Saved<UserRecord>, { values: Omit<UserValues, 'features'> }>(async () => {
      throw new Error('src/app provides create.');
    }),
    update: fromPromise<Saved<UserRecord>, { uuid: string; values: UserValues; revision: number | null }>(async () => {
      throw new Error('src/app provides update.');
    }),
    remove: fromPromise<string, { uuid: string }>(async () => {
      throw new Error('src/app provides remove.');
    }),
  },
  ...shared,
}).extend({
  guards: {
    isOneself: ({ context }) => context.record?.uuid === context.self,
    isDeletion: ({ context }) => context.intent === 'delete',
    isOwnDeletion: ({ context }) => context.intent === 'delete' && context.record?.uuid === context.self,
    /** What may not be granted stays as it is: it is neither given nor taken. */
    mayGrant: ({ context }, feature: number) => context.grantable.includes(feature),
  },
  actions: {
    change: assign({
      values: ({ context }, change: Partial<UserValues>) => ({ ...context.values, ...change }),
      errors: ({ context }, change: Partial<UserValues>) =>
        Object.fromEntries(Object.entries(context.errors).filter(([name]) => !(name in change))),
    }),
    toggleFeature: assign({
      values: ({ context: { values } }, feature: number) => ({
        ...values,
        features: values.features.includes(feature)
          ? values.features.filter((one) => one !== feature)
          : [...values.features, feature].sort((one, other) => one - other),
      }),
    }),
    tellDeletionRefused: emit((_, error: unknown) => ({
      type: 'told' as const,
      text: deletionText(error),
      tone: 'error' as const,
    })),
  },
});

/** The form of a user, and a user's deletion from the list. */
export const userFormMachine = form.createMachine({
  id: 'userForm',
  description: 'The form of a user, from its opening to its end, and the deletion of a user.',
  context: ({ input: { user, ...input } }) => ({
    ...input,
    ...opened(user?.values ?? EMPTY),
    record: user,
    check: wrongIn,
    label: say('user.label'),
    createFailed: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A new user, one that there is, or one that is to be deleted.',
      always: [
        { guard: 'isNew', target: 'create' },
        { guard: 'isOwnDeletion', target: 'selfDeleteRefused' },
        { guard: 'isDeletion', target: 'confirmingDelete' },
        { target: 'edit' },
      ],
    },
    create: {
      description: 'A new user is filled in: name, e-mail address and one role. Page access comes later.',
      tags: 'editable',
      on: {
        change: { actions: { type: 'change', params: ({ event }) => event.change } },
        save: formStates.save('creating'),
        close: formStates.close,
      },
    },
    edit: {
      description: 'A user is changed: name, e-mail address, role and page access.',
      tags: ['editable', 'page-access'],
      on: {
        change: { actions: { type: 'change', params: ({ event }) => event.change } },
        toggleFeature: {
          guard: { type: 'mayGrant', params: ({ event }) => event.feature },
          actions: { type: 'toggleFeature', params: ({ event }) => event.feature },
        },
        save: formStates.save('updating'),
        delete: [{ guard: 'isOneself', target: 'selfDeleteRefused' }, { target: 'confirmingDelete' }],
        close: formStates.close,
      },
    },
    creating: {
      description: 'The service is asked to create the user and to send the welcome mail.',
      tags: 'saving',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { values } }) => ({
          values: { name: values.name, email: values.email, role: values.role },
        }),
        onDone: { actions: [{ type: 'noteCreated', params: doneOf }, 'tellEnd'], target: 'closed' },
        onError: formStates.createRefused,
      },
    },
    updating: {
      description: 'The service is asked to save the user.',
      tags: ['saving', 'page-access'],
      invoke: {
        id: 'update',
        src: 'update',
        input: ({ context }) => ({
          uuid: context.record?.uuid ?? '',
          values: context.values,
          revision: context.record?.revision ?? null,
        }),
        onDone: { actions: [{ type: 'noteUpdated', params: doneOf }, 'tellEnd'], target: 'closed' },
        onError: formStates.updateRefused,
      },
    },
    conflict: {
      description: 'Somebody else saved the user meanwhile: one’s own or theirs, or neither yet.',
      tags: 'page-access',
      on: formStates.resolve,
    },
    selfDeleteRefused: {
      description: 'Nobody deletes themselves: this is said, and the service is not asked.',
      on: { cancel: [{ guard: 'isDeletion', target: 'closed' }, { target: 'edit' }] },
    },
    confirmingDelete: {
      description: 'Asks before the user is deleted.',
      on: {
        confirm: 'deleting',
        cancel: [{ guard: 'isDeletion', target: 'closed' }, { target: 'edit' }],
      },
    },
    deleting: {
      description: 'The service is asked to delete the user.',
      tags: 'deleting',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ uuid: context.record?.uuid ?? '' }),
        onDone: {
          actions: [{ type: 'noteDeleted', params: ({ event }) => event.output }, 'tellEnd'],
          target: 'closed',
        },
        onError: [
          {
            guard: 'isDeletion',
            actions: { type: 'tellDeletionRefused', params: errorOf },
            target: 'closed',
          },
          { actions: { type: 'tellDeletionRefused', params: errorOf }, target: 'edit' },
        ],
      },
    },
    leaving: formStates.leaving,
    closed: formStates.closed,
  },
  output: ({ context }) => context.end,
});

export type UserFormLogic = typeof userFormMachine;
