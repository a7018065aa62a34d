import { assign, emit, setup } from 'xstate';
import type { OrganisationSummary } from '@/contract/organisations/organisations';
import type { OwnOrganisation } from '@/contract/users/users';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';
import type { ActiveOrganisation } from './session.machine';

/** The chosen organisation, with the fields of the switcher. */
export interface ChosenOrganisation {
  readonly uuid: string;
  readonly name: string;
}

export interface SwitchingInput {
  /** Uuid of the user's own organisation. */
  readonly own: string;
  /** Uuid of the active organisation of the tab. */
  readonly activeId: string;
}

interface Context extends SwitchingInput {
  readonly chosen: ChosenOrganisation | null;
  readonly organisation: OwnOrganisation | null;
  readonly error: string | null;
}

export type SwitchingEvent =
  | { type: 'choose'; chosen: ChosenOrganisation }
  /** The person has dismissed the error. */
  | { type: 'dismiss' };

export type AdjacentOrganisations = Omit<ActiveOrganisation, 'organisation'>;

export type SwitchingEmitted = { type: 'switched'; active: ActiveOrganisation };

const uuidOf = ({ context }: { context: Context }) => ({ organisation: context.chosen?.uuid ?? '' });
const choiceOf = ({ event }: { event: Extract<SwitchingEvent, { type: 'choose' }> }): ChosenOrganisation =>
  event.chosen;

/** One switch at a time: only where none is running. */
const choose = [
  {
    guard: { type: 'isOwnOrganisation', params: choiceOf },
    actions: { type: 'setChosen', params: choiceOf },
    target: 'loadingOrganisation',
  },
  {
    guard: { type: 'isOtherOrganisation', params: choiceOf },
    actions: { type: 'setChosen', params: choiceOf },
    target: 'remoteAdmin',
  },
] as const;

/**
 * Switches to another organisation: requests remote-admin where it is not the user's own, then loads that organisation,
 * its parent and its children. Only then does it become active; until then, and after any failure, the old one stays
 * active.
 */
export const switchingMachine = setup({
  types: {
    context: {} as Context,
    input: {} as SwitchingInput,
    events: {} as SwitchingEvent,
    emitted: {} as SwitchingEmitted,
    tags: {} as 'busy',
  },
  actors: {
    enableRemoteAdmin: provided<OrganisationSummary, { organisation: string }>('enableRemoteAdmin'),
    readOrganisation: provided<OwnOrganisation, { organisation: string }>('readOrganisation'),
    readAdjacent: provided<AdjacentOrganisations, { organisation: string }>('readAdjacent'),
  },
  actions: {
    setChosen: assign({ chosen: (_, chosen: ChosenOrganisation) => chosen, organisation: null, error: null }),
    setOrganisation: assign({ organisation: (_, organisation: OwnOrganisation) => organisation }),
    setActiveId: assign({ activeId: ({ context }) => context.chosen?.uuid ?? context.activeId }),
    setError: assign({ error: (_, error: unknown) => textOf(error), organisation: null }),
    reset: assign({ chosen: null, organisation: null, error: null }),
    emitSwitched: emit(({ context }, adjacent: AdjacentOrganisations) => {
      if (!context.organisation) throw new Error('The organisation was read before what stands around it.');
      return { type: 'switched' as const, active: { organisation: context.organisation, ...adjacent } };
    }),
  },
  guards: {
    isOwnOrganisation: ({ context }, { uuid }: ChosenOrganisation) => uuid !== context.activeId && uuid === context.own,
    isOtherOrganisation: ({ context }, { uuid }: ChosenOrganisation) =>
      uuid !== context.activeId && uuid !== context.own,
  },
}).createMachine({
  id: 'switching',
  description: 'Switching the organisation that this tab acts for.',
  context: ({ input }) => ({ ...input, chosen: null, organisation: null, error: null }),
  initial: 'idle',
  states: {
    idle: { description: 'Nothing was chosen.', on: { choose } },
    remoteAdmin: {
      description: 'The service is asked to let this session act for the chosen organisation.',
      tags: 'busy',
      invoke: {
        id: 'enableRemoteAdmin',
        src: 'enableRemoteAdmin',
        input: uuidOf,
        onDone: 'loadingOrganisation',
        onError: { actions: { type: 'setError', params: errorOf }, target: 'failed' },
      },
    },
    loadingOrganisation: {
      description: 'The chosen organisation is read.',
      tags: 'busy',
      invoke: {
        id: 'readOrganisation',
        src: 'readOrganisation',
        input: uuidOf,
        onDone: {
          actions: { type: 'setOrganisation', params: ({ event }) => event.output },
          target: 'loadingSubOrganisations',
        },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'failed' },
      },
    },
    loadingSubOrganisations: {
      description: 'Those above and below the chosen organisation are read.',
      tags: 'busy',
      invoke: {
        id: 'readAdjacent',
        src: 'readAdjacent',
        input: uuidOf,
        onDone: {
          actions: ['setActiveId', { type: 'emitSwitched', params: ({ event }) => event.output }],
          target: 'done',
        },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'failed' },
      },
    },
    done: { description: 'The tab acts for the chosen organisation and shows its locations.', on: { choose } },
    failed: {
      description: 'The tab acts for the old organisation as before; the service’s words are shown.',
      on: { choose, dismiss: { actions: 'reset', target: 'idle' } },
    },
  },
});

export type SwitchingMachine = typeof switchingMachine;
