import { errorOf } from '../apiErrors';
import { measuredBy, NOWHERE, pairedBy, underlaySetup } from './underlaySetup';

/** The picture under a floor: chosen, placed by two points or a known length, moved, and taken away. */
export const underlayMachine = underlaySetup.createMachine({
  id: 'underlay',
  description: 'The picture under a floor, to trace.',
  context: ({ input }) => ({
    ...input,
    file: null,
    page: null,
    pages: 0,
    within: NOWHERE,
    points: [],
    wanted: null,
    queued: null,
    past: [],
    isTaken: false,
    notice: null,
    error: null,
  }),
  initial: 'settled',
  on: { close: '.closed' },
  states: {
    settled: {
      description: 'Nothing is on its way.',
      always: [{ guard: 'hasUnderlay', target: 'ready' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'The floor has no picture yet.',
      on: {
        load: { actions: [{ type: 'load', params: ({ event }) => event.stored }, 'clearPast'], target: 'settled' },
        file: {
          actions: ['clearError', { type: 'setFile', params: ({ event }) => event }],
          target: 'storing',
        },
      },
    },
    storing: {
      description: 'The picture is read and sent.',
      tags: 'busy',
      invoke: {
        id: 'store',
        src: 'store',
        input: ({ context: { file, page } }) => ({ file, page }),
        onDone: [
          {
            guard: { type: 'hasPages', params: ({ event }) => event.output },
            actions: { type: 'setPages', params: ({ event }) => event.output },
            target: 'paging',
          },
          {
            actions: [{ type: 'wantPicture', params: ({ event }) => event.output }, 'keepPast', 'dropFile'],
            target: 'saving',
          },
        ],
        onError: { actions: [{ type: 'setError', params: errorOf }, 'dropFile'], target: 'settled' },
      },
      on: { cancel: { actions: 'dropFile', target: 'settled' } },
    },
    paging: {
      description: 'The file is a PDF of several pages, of which one is chosen.',
      on: {
        page: { actions: { type: 'setPage', params: ({ event }) => event.page }, target: 'storing' },
        file: {
          actions: ['clearError', { type: 'setFile', params: ({ event }) => event }],
          target: 'storing',
        },
        cancel: { actions: 'dropFile', target: 'settled' },
      },
    },
    ready: {
      description: 'The picture lies under the floor plan and can be placed.',
      on: {
        load: { actions: [{ type: 'load', params: ({ event }) => event.stored }, 'clearPast'], target: 'settled' },
        file: {
          actions: ['clearError', { type: 'setFile', params: ({ event }) => event }],
          target: 'storing',
        },
        pairs: { actions: ['clearError', 'clearPoints'], target: 'pairing' },
        measure: { actions: ['clearError', 'clearPoints'], target: 'measuring' },
        change: {
          actions: ['clearError', { type: 'wantChange', params: ({ event }) => event.change }, 'keepPast'],
          target: 'saving',
        },
        undo: { guard: 'hasPast', actions: ['clearError', 'wantLast', 'dropLast'], target: 'saving' },
        remove: { actions: 'clearError', target: 'asking' },
      },
    },
    pairing: {
      description: 'Two points of the picture are clicked, each with its point of the floor plan.',
      initial: 'firstOfPicture',
      on: { cancel: { actions: 'clearPoints', target: 'ready' } },
      states: {
        firstOfPicture: {
          description: 'A point of the picture is clicked.',
          on: { point: { actions: { type: 'addPoint', params: ({ event }) => event.at }, target: 'firstOfPlan' } },
        },
        firstOfPlan: {
          description: 'The point where it belongs is clicked.',
          on: { point: { actions: { type: 'addPoint', params: ({ event }) => event.at }, target: 'secondOfPicture' } },
        },
        secondOfPicture: {
          description: 'Another point of the picture is clicked.',
          on: { point: { actions: { type: 'addPoint', params: ({ event }) => event.at }, target: 'secondOfPlan' } },
        },
        secondOfPlan: {
          description: 'The point where that one belongs is clicked.',
          on: {
            point: [
              {
                guard: { type: 'isPlaced', params: ({ context, event }) => pairedBy(context, event.at) },
                actions: [
                  { type: 'wantPlace', params: ({ context, event }) => pairedBy(context, event.at) },
                  'keepPast',
                  'clearPoints',
                ],
                target: '#underlay.saving',
              },
              {
                actions: { type: 'askAgain', params: ({ context, event }) => pairedBy(context, event.at) },
                target: 'firstOfPicture',
              },
            ],
          },
        },
      },
    },
    measuring: {
      description: 'Two points of the picture are clicked, and the length between them is typed.',
      initial: 'first',
      on: { cancel: { actions: 'clearPoints', target: 'ready' } },
      states: {
        first: {
          description: 'One end of the length is clicked.',
          on: { point: { actions: { type: 'addPoint', params: ({ event }) => event.at }, target: 'second' } },
        },
        second: {
          description: 'The other end is clicked.',
          on: { point: { actions: { type: 'addPoint', params: ({ event }) => event.at }, target: 'typing' } },
        },
        typing: {
          description: 'Its metres are typed.',
          on: {
            length: [
              {
                guard: { type: 'isPlaced', params: ({ context, event }) => measuredBy(context, event.metres) },
                actions: [
                  { type: 'wantPlace', params: ({ context, event }) => measuredBy(context, event.metres) },
                  'keepPast',
                  'clearPoints',
                ],
                target: '#underlay.saving',
              },
              {
                actions: { type: 'askAgain', params: ({ context, event }) => measuredBy(context, event.metres) },
                target: 'first',
              },
            ],
          },
        },
      },
    },
    asking: {
      description: 'Asks whether the picture is to go.',
      on: {
        confirm: { actions: ['wantNone', 'clearPast'], target: 'saving' },
        cancel: 'ready',
      },
    },
    saving: {
      description: 'The service stores the picture with its place.',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { floor, stored, wanted } }) => ({ floor, revision: stored.revision, underlay: wanted }),
        onDone: [
          {
            guard: { type: 'hasQueued', params: ({ event }) => event.output },
            actions: [
              { type: 'setStored', params: ({ event }) => event.output },
              'wantQueued',
              'keepPast',
              'clearQueued',
            ],
            target: 'saving',
            reenter: true,
          },
          {
            actions: [{ type: 'setStored', params: ({ event }) => event.output }, 'clearQueued'],
            target: 'settled',
          },
        ],
        onError: { actions: [{ type: 'setError', params: errorOf }, 'clearQueued'], target: 'settled' },
      },
      on: { change: { actions: { type: 'queue', params: ({ event }) => event.change } } },
    },
    closed: { description: 'The panel is closed.', type: 'final' },
  },
});

export type UnderlayMachine = typeof underlayMachine;
