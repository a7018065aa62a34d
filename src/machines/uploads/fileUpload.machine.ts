import { assign, emit, fromCallback, setup } from 'xstate';
import { known } from '../known';

/** The file of an upload, with the name that it is sent under. */
export interface ChosenFile {
  readonly file: Blob;
  readonly filename: string;
}

interface Context {
  /** The file that is sent, or that can be sent again. */
  readonly chosen: ChosenFile | null;
  /** The share that is sent, from 0 to 1. */
  readonly share: number;
  /** Why the last file was not taken, in words. */
  readonly error: string | null;
}

export type FileUploadEvent =
  | { readonly type: 'start'; readonly chosen: ChosenFile }
  /** The file is none that can be sent. */
  | { readonly type: 'reject'; readonly reason: string }
  /** Something else took its place. */
  | { readonly type: 'clear' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  | SendFileEvent;

/** Events of the actor that sends the file. */
export type SendFileEvent =
  | { readonly type: 'send.progress'; readonly share: number }
  | { readonly type: 'send.done'; readonly address: string }
  | { readonly type: 'send.failed'; readonly reason: string };

export type FileUploadEmitted = { readonly type: 'sent'; readonly address: string };

/** The upload of one file beside a form. Nothing is kept of a file that was taken or cancelled. */
export const fileUploadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FileUploadEvent,
    emitted: {} as FileUploadEmitted,
  },
  actors: {
    /** Sends the file; ends the transfer when it is stopped. */
    sendFile: fromCallback<SendFileEvent, ChosenFile, FileUploadEvent>(() => {
      throw new Error('src/components/form/upload provides sendFile.');
    }),
  },
  actions: {
    setChosen: assign({ chosen: (_, chosen: ChosenFile) => chosen }),
    clearChosen: assign({ chosen: null }),
    startShare: assign({ share: 0, error: null }),
    setShare: assign({ share: (_, share: number) => share }),
    setError: assign({ error: (_, reason: string) => reason }),
    clearError: assign({ error: null }),
    emitSent: emit((_, address: string): FileUploadEmitted => ({ type: 'sent', address })),
  },
}).createMachine({
  id: 'fileUpload',
  description: 'The upload of one file of a form, from choosing it until the service has it.',
  context: { chosen: null, share: 0, error: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No file is on its way.',
      on: {
        start: { actions: { type: 'setChosen', params: ({ event }) => event.chosen }, target: 'sending' },
        reject: { actions: { type: 'setError', params: ({ event }) => event.reason }, target: 'rejected' },
      },
    },
    sending: {
      description: 'The file is on its way. It ends with its form.',
      entry: 'startShare',
      invoke: { id: 'sendFile', src: 'sendFile', input: ({ context }) => known(context.chosen, 'The file') },
      on: {
        'send.progress': { actions: { type: 'setShare', params: ({ event }) => event.share } },
        'send.done': {
          actions: ['clearChosen', { type: 'emitSent', params: ({ event }) => event.address }],
          target: 'idle',
        },
        'send.failed': { actions: { type: 'setError', params: ({ event }) => event.reason }, target: 'failed' },
        cancel: { actions: 'clearChosen', target: 'idle' },
      },
    },
    failed: {
      description: 'The service has not taken it: it can be sent again, or another one.',
      on: {
        retry: 'sending',
        start: { actions: { type: 'setChosen', params: ({ event }) => event.chosen }, target: 'sending' },
        reject: {
          actions: ['clearChosen', { type: 'setError', params: ({ event }) => event.reason }],
          target: 'rejected',
        },
        clear: { actions: ['clearChosen', 'clearError'], target: 'idle' },
      },
    },
    rejected: {
      description: 'The chosen file cannot be sent, and was not.',
      on: {
        start: { actions: { type: 'setChosen', params: ({ event }) => event.chosen }, target: 'sending' },
        reject: { actions: { type: 'setError', params: ({ event }) => event.reason } },
        clear: { actions: 'clearError', target: 'idle' },
      },
    },
  },
});

export type FileUploadMachine = typeof fileUploadMachine;
