import { assign, setup } from 'xstate';
import type { GenerationMode } from '@/model/network/generating/generatedOperation';
import type { GeneratedNetwork } from '@/model/network/generating/generateNetwork';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

/** A floor with a floor plan, and how much network it has. */
export interface GenerationFloor {
  readonly uuid: string;
  readonly name: string;
  readonly nodes: number;
  readonly paths: number;
}

export interface NetworkGenerationInput {
  readonly project: string;
  readonly floors: readonly GenerationFloor[];
  /** Uuid of the floor in view. */
  readonly shown: string;
}

/** The floors whose network is asked for, by their uuids. */
export interface NetworkGenerationRequest {
  readonly project: string;
  readonly floors: readonly string[];
}

interface Context extends NetworkGenerationInput {
  /** Uuids of the floors that are ticked. */
  readonly ticked: readonly string[];
  /** How the network that they have already is treated. */
  readonly mode: GenerationMode;
  readonly error: string | null;
  readonly generated: GeneratedNetwork | null;
}

export type NetworkGenerationEvent =
  | { readonly type: 'toggle'; readonly floor: string }
  | { readonly type: 'setMode'; readonly mode: GenerationMode }
  | { readonly type: 'generate' }
  | { readonly type: 'back' }
  | { readonly type: 'apply' }
  | { readonly type: 'cancel' };

export type NetworkGenerationResult = 'applied' | 'cancelled';

/** Generating the network of floors from their plans: which floors, then a look at it, then one step of the history. */
export const networkGenerationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as NetworkGenerationInput,
    events: {} as NetworkGenerationEvent,
    output: {} as NetworkGenerationResult,
  },
  actors: {
    generate: provided<GeneratedNetwork, NetworkGenerationRequest>('generate'),
  },
  guards: {
    hasFloors: ({ context }) => context.ticked.length > 0,
    hasNoNetwork: ({ context: { floors } }) => floors.length > 0 && floors.every(({ nodes }) => nodes === 0),
    hasNodes: ({ context }) => context.generated?.floors.some(({ nodes }) => nodes.length > 0) ?? false,
  },
  actions: {
    toggle: assign({
      ticked: ({ context: { ticked } }, floor: string) =>
        ticked.includes(floor) ? ticked.filter((one) => one !== floor) : [...ticked, floor],
    }),
    setMode: assign({ mode: (_, mode: GenerationMode) => mode }),
    clearError: assign({ error: null }),
    setGenerated: assign({ generated: (_, generated: GeneratedNetwork) => generated }),
    /** Keeps the network for the next time; `src/app` provides it. */
    keepGenerated: (_, _generated: GeneratedNetwork | null) => undefined,
    dropGenerated: assign({ generated: null }),
    setError: assign({ error: (_, error: unknown) => textOf(error) }),
  },
}).createMachine({
  id: 'networkGeneration',
  description: 'Generating the network of floors from their plans.',
  context: ({ input }) => ({
    ...input,
    ticked: tickedAtFirst(input),
    mode: 'update',
    error: null,
    generated: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Where no floor has a network there is nothing to choose: all of them get one.',
      always: [{ guard: 'hasNoNetwork', target: 'generating' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'The floors with a plan are listed; those without a network are ticked.',
      on: {
        toggle: { actions: { type: 'toggle', params: ({ event }) => event.floor } },
        setMode: { actions: { type: 'setMode', params: ({ event }) => event.mode } },
        generate: { guard: 'hasFloors', actions: 'clearError', target: 'generating' },
        cancel: 'cancelled',
      },
    },
    generating: {
      description: 'The plans are read and the network is made in a worker; nothing changes meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'generate',
        src: 'generate',
        input: ({ context: { project, ticked } }) => ({ project, floors: ticked }),
        onDone: { actions: { type: 'setGenerated', params: ({ event }) => event.output }, target: 'reviewing' },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'choosing' },
      },
      on: { back: 'choosing', cancel: 'cancelled' },
    },
    reviewing: {
      description: 'The network is drawn over the map, with what is doubtful in a list; nothing has changed yet.',
      on: {
        apply: {
          guard: 'hasNodes',
          actions: { type: 'keepGenerated', params: ({ context }) => context.generated },
          target: 'applied',
        },
        back: { actions: 'dropGenerated', target: 'choosing' },
        cancel: 'cancelled',
      },
    },
    applied: {
      description: 'The network of the floors is the generated one, as one step that can be undone.',
      type: 'final',
      output: 'applied',
    },
    cancelled: { description: 'Nothing has changed.', type: 'final', output: 'cancelled' },
  },
  output: ({ event }) => event.output as NetworkGenerationResult,
});

/** Floors without a network; the one in view where all have one. */
function tickedAtFirst({ floors, shown }: NetworkGenerationInput): readonly string[] {
  const empty = floors.filter(({ nodes }) => nodes === 0).map(({ uuid }) => uuid);
  return empty.length > 0 ? empty : floors.filter(({ uuid }) => uuid === shown).map(({ uuid }) => uuid);
}

export type NetworkGenerationMachine = typeof networkGenerationMachine;
