import { assign, emit, setup } from 'xstate';
import { translate } from '@/contract/texts/translate';
import { errorOf, textOf } from '../apiErrors';
import { known } from '../known';
import { provided } from '../provided';

/** A labels file, with the floor that it is for. */
export interface LabelsFile {
  readonly floor: { readonly uuid: string; readonly name: string };
  readonly file: Blob & { readonly name: string };
}

/** A labels file that was read, beside the labels that the floor has. */
export interface ReadLabels {
  /** The question where labels are changed or lost; null where none is. */
  readonly question: string | null;
  /** The lines that are left out; null where all are used. */
  readonly skipped: string | null;
}

export interface SavedLabels {
  readonly message: string;
  /** Labels that match no room; null where all do. */
  readonly unmatched: string | null;
}

interface Context {
  /** The file until it is saved. */
  readonly chosen: LabelsFile | null;
  readonly read: ReadLabels | null;
}

export type LabelsUploadEvent =
  | { readonly type: 'choose'; readonly chosen: LabelsFile }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' };

export type LabelsUploadEmitted =
  | { readonly type: 'notified'; readonly text: string; readonly tone: 'success' | 'error' }
  | { readonly type: 'warned'; readonly text: string }
  /** Another file is not saved yet. */
  | { readonly type: 'busy' };

const notified = (text: string, tone: 'success' | 'error'): LabelsUploadEmitted => ({ type: 'notified', text, tone });

/** The upload of a labels file: it is compared with the labels of the floor before any of them is changed or lost. */
export const labelsUploadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LabelsUploadEvent,
    emitted: {} as LabelsUploadEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readLabels: provided<ReadLabels, LabelsFile>('readLabels'),
    sendLabels: provided<SavedLabels, LabelsFile>('sendLabels'),
  },
  guards: {
    isTextFile: (_, { file }: LabelsFile) => file.name.toLowerCase().endsWith('.txt'),
    hasQuestion: (_, { question }: ReadLabels) => question !== null,
  },
  actions: {
    setChosen: assign({ chosen: (_, chosen: LabelsFile) => chosen }),
    setRead: assign({ read: (_, read: ReadLabels) => read }),
    clear: assign({ chosen: null, read: null }),
    emitWrongType: emit((_, { file }: LabelsFile) =>
      notified(translate('floor.labelsWrongType', { name: file.name }), 'error'),
    ),
    emitError: emit((_, error: unknown) => notified(textOf(error), 'error')),
    emitSaved: emit((_, { message }: SavedLabels) => notified(message, 'success')),
    emitWarnings: emit(
      ({ context }, { unmatched }: SavedLabels): LabelsUploadEmitted => ({
        type: 'warned',
        text: [context.read?.skipped, unmatched].filter((part) => part != null).join(' '),
      }),
    ),
    emitBusy: emit({ type: 'busy' }),
    /** The floors have other labels. */
    refresh: () => undefined,
  },
}).createMachine({
  id: 'labelsUpload',
  description: 'The upload of a labels file for a floor.',
  context: { chosen: null, read: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No labels file is being uploaded.',
      entry: 'clear',
      on: {
        choose: [
          {
            guard: { type: 'isTextFile', params: ({ event }) => event.chosen },
            actions: { type: 'setChosen', params: ({ event }) => event.chosen },
            target: 'reading',
          },
          { actions: { type: 'emitWrongType', params: ({ event }) => event.chosen } },
        ],
      },
    },
    reading: {
      description: 'The file is read, and compared with the labels that the floor has.',
      tags: 'busy',
      invoke: {
        id: 'readLabels',
        src: 'readLabels',
        input: ({ context }) => known(context.chosen, 'The labels file'),
        onDone: [
          {
            guard: { type: 'hasQuestion', params: ({ event }) => event.output },
            actions: { type: 'setRead', params: ({ event }) => event.output },
            target: 'asking',
          },
          { actions: { type: 'setRead', params: ({ event }) => event.output }, target: 'sending' },
        ],
        onError: { actions: { type: 'emitError', params: errorOf }, target: 'idle' },
      },
      on: { choose: { actions: 'emitBusy' } },
    },
    asking: {
      description: 'Labels would be changed or lost: the person decides.',
      on: { confirm: 'sending', cancel: 'idle' },
    },
    sending: {
      description: 'The service saves the labels.',
      tags: 'busy',
      invoke: {
        id: 'sendLabels',
        src: 'sendLabels',
        input: ({ context }) => known(context.chosen, 'The labels file'),
        onDone: {
          actions: [
            { type: 'emitSaved', params: ({ event }) => event.output },
            { type: 'emitWarnings', params: ({ event }) => event.output },
            'refresh',
          ],
          target: 'idle',
        },
        onError: { actions: { type: 'emitError', params: errorOf }, target: 'idle' },
      },
      on: { choose: { actions: 'emitBusy' } },
    },
  },
});

export type LabelsUploadMachine = typeof labelsUploadMachine;
