import { assign, emit, setup } from 'xstate';
import { translate } from '@/contract/texts/translate';
import type { FieldErrors } from '@/contract/validate';
import { errorOf, errorText, fieldErrorsOf, statusOf, textOf } from '../apiErrors';
import { provided } from '../provided';
import {
  type BuildingChoice,
  type CreationChoice,
  type CreationContext,
  type CreationForm,
  type CreationInput,
  type CreationOrder,
  type CreationValues,
  creationOrderOf,
  EMPTY_VALUES,
  needsBuilding,
  needsProject,
  targetOrganisation,
  validateCreation,
} from './creationOrder';

export type CreationEvent =
  | { type: 'change'; change: Partial<CreationValues> }
  | { type: 'chooseOrganisation'; organisation: string }
  | { type: 'chooseProject'; project: string }
  | { type: 'chooseBuilding'; building: string }
  /** The choices could not be loaded: loads them again. */
  | { type: 'retry' }
  | { type: 'submit' };

export type CreationEmitted =
  | { type: 'notified'; text: string; tone: 'success' | 'error' }
  | { type: 'created'; form: CreationForm };

const without = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !fields.includes(name)));

/**
 * One of the four creation forms of provider staff. Each choice loads the next: the organisation its projects, a
 * project its buildings. The service lets the session act for the chosen organisation, while this tab keeps its active
 * one.
 */
export const creationScreenMachine = setup({
  types: {
    context: {} as CreationContext,
    input: {} as CreationInput,
    events: {} as CreationEvent,
    emitted: {} as CreationEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readProjects: provided<readonly CreationChoice[], { organisation: string }>('readProjects'),
    readBuildings: provided<readonly BuildingChoice[], { organisation: string; project: string }>('readBuildings'),
    create: provided<void, CreationOrder>('create'),
  },
  guards: {
    lacksOrganisation: ({ context }) => context.organisation === null,
    lacksProjects: ({ context }) => needsProject(context) && context.projects === null,
    lacksProject: ({ context }) => needsProject(context) && context.project === null,
    lacksBuildings: ({ context }) => needsBuilding(context) && context.buildings === null,
    lacksBuilding: ({ context }) => needsBuilding(context) && context.building === null,
    offersProject: ({ context }, project: string) => context.projects?.some(({ uuid }) => uuid === project) === true,
    offersBuilding: ({ context }, building: string) =>
      context.buildings?.some(({ uuid }) => uuid === building) === true,
    isValid: ({ context }) => Object.keys(validateCreation(context)).length === 0,
  },
  actions: {
    change: assign({
      values: ({ context }, change: Partial<CreationValues>) => ({ ...context.values, ...change }),
      errors: ({ context }, change: Partial<CreationValues>) => without(context.errors, Object.keys(change)),
    }),
    setOrganisation: assign(({ context }, organisation: string) => ({
      organisation,
      projects: null,
      project: null,
      buildings: null,
      building: null,
      errors: without(context.errors, ['organisation']),
    })),
    setProject: assign(({ context }, project: string) => ({
      project,
      buildings: null,
      building: null,
      errors: without(context.errors, ['project']),
    })),
    setBuilding: assign(({ context }, building: string) => ({
      building,
      errors: without(context.errors, ['building']),
    })),
    setProjects: assign({ projects: (_, projects: readonly CreationChoice[]) => projects }),
    setBuildings: assign({ buildings: (_, buildings: readonly BuildingChoice[]) => buildings }),
    /** Clears the error whenever the choices load again, for any reason. */
    clearFailure: assign({ failure: null }),
    showErrors: assign({ errors: ({ context }) => validateCreation(context) }),
    showServiceErrors: assign({ errors: (_, error: unknown) => fieldErrorsOf(error) }),
    showFailure: assign({ failure: (_, error: unknown) => textOf(error) }),
    clearErrors: assign({ errors: {} }),
    /** The next record usually has the same parents, so the choices stay. */
    resetValues: assign({ values: EMPTY_VALUES }),
    /** The next floor of the same building is above the created one. */
    countFloor: assign({
      buildings: ({ context: { buildings, building } }) =>
        buildings?.map((one) => (one.uuid === building ? { ...one, nextFloor: one.nextFloor + 1 } : one)) ?? null,
    }),
    notifyCreated: emit(({ context }) => ({
      type: 'notified' as const,
      text: translate(`${context.form}.created`),
      tone: 'success' as const,
    })),
    emitCreated: emit(({ context }) => ({ type: 'created' as const, form: context.form })),
    notifyError: emit(({ context }, error: unknown) => ({
      type: 'notified' as const,
      text:
        statusOf(error) === 401
          ? ''
          : errorText(error, context.form === 'organisation' ? translate('organisation.createFailed') : null),
      tone: 'error' as const,
    })),
  },
}).createMachine({
  id: 'creationScreen',
  description: 'A form in which provider staff create an organisation, a project, a building or a floor.',
  context: ({ input }) => ({
    ...input,
    values: EMPTY_VALUES,
    project: null,
    building: null,
    projects: null,
    buildings: null,
    errors: {},
    failure: null,
  }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The form is filled in.',
      initial: 'choosing',
      on: {
        change: { actions: { type: 'change', params: ({ event }) => event.change } },
        chooseOrganisation: {
          actions: { type: 'setOrganisation', params: ({ event }) => event.organisation },
          target: '.choosing',
        },
        chooseProject: {
          guard: { type: 'offersProject', params: ({ event }) => event.project },
          actions: { type: 'setProject', params: ({ event }) => event.project },
          target: '.choosing',
        },
        chooseBuilding: {
          guard: { type: 'offersBuilding', params: ({ event }) => event.building },
          actions: { type: 'setBuilding', params: ({ event }) => event.building },
          target: '.choosing',
        },
        submit: [
          { guard: 'isValid', actions: 'clearErrors', target: 'saving' },
          { actions: 'showErrors', target: '.choosing' },
        ],
      },
      states: {
        choosing: {
          description: 'Looks what is to be chosen next.',
          always: [
            { guard: 'lacksOrganisation', target: 'noOrganisation' },
            { guard: 'lacksProjects', target: 'loadingProjects' },
            { guard: 'lacksProject', target: 'noProject' },
            { guard: 'lacksBuildings', target: 'loadingBuildings' },
            { guard: 'lacksBuilding', target: 'noBuilding' },
            { target: 'ready' },
          ],
        },
        noOrganisation: { description: 'No project can be chosen before an organisation is.' },
        loadingProjects: {
          description: 'The projects of the chosen organisation are read.',
          entry: 'clearFailure',
          invoke: {
            id: 'readProjects',
            src: 'readProjects',
            input: ({ context }) => ({ organisation: targetOrganisation(context) }),
            onDone: { actions: { type: 'setProjects', params: ({ event }) => event.output }, target: 'choosing' },
            onError: { actions: { type: 'showFailure', params: errorOf }, target: 'unread' },
          },
        },
        noProject: { description: 'No building can be chosen before a project is.' },
        loadingBuildings: {
          description: 'The buildings of the chosen project are read.',
          entry: 'clearFailure',
          invoke: {
            id: 'readBuildings',
            src: 'readBuildings',
            input: ({ context }) => ({ organisation: targetOrganisation(context), project: context.project ?? '' }),
            onDone: { actions: { type: 'setBuildings', params: ({ event }) => event.output }, target: 'choosing' },
            onError: { actions: { type: 'showFailure', params: errorOf }, target: 'unread' },
          },
        },
        noBuilding: {
          description: 'The floor wants a building.',
        },
        unread: {
          description: 'The choices could not be read; this is said and can be tried again.',
          on: { retry: 'choosing' },
        },
        ready: {
          description: 'Everything is chosen.',
        },
        created: {
          description: 'It was created; the form is empty for the next one, in the same place.',
          on: {
            change: { actions: { type: 'change', params: ({ event }) => event.change }, target: 'choosing' },
          },
        },
      },
    },
    saving: {
      description: 'The service is asked to create it; the button reads Saving.',
      tags: 'busy',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => creationOrderOf(context),
        onDone: { actions: ['resetValues', 'countFloor', 'notifyCreated', 'emitCreated'], target: 'filling.created' },
        onError: {
          actions: [
            { type: 'showServiceErrors', params: errorOf },
            { type: 'notifyError', params: errorOf },
          ],
          target: 'filling',
        },
      },
    },
  },
});

export type CreationScreenMachine = typeof creationScreenMachine;
