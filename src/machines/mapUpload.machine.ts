import { assign, fromCallback, setup } from 'xstate';
import { translate } from '@/contract/texts/translate';
import { type UploadedMapFile, type UploadReport, uploadMap } from '@/contract/uploads/uploads';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { ShapeCorrections } from '@/model/floorPlan/floorShape';
import { errorOf, textOf } from './apiErrors';
import { known } from './known';
import { provided } from './provided';

/** A file that a person chose. */
export type ChosenFile = Blob & { readonly name: string };

/** The report of the reader in the browser. */
export interface CheckedFloorPlan {
  readonly floorPlan: FloorPlan;
  readonly report: UploadReport;
}

/** Progress: words, and a share from 0 to 1 where it is known. */
export interface UploadStep {
  readonly text: string;
  readonly share: number | null;
}

export interface MapUploadInput {
  readonly floor: string;
  readonly compile: boolean;
  /** The file that was dropped on the floor, or null where the person chooses one first. */
  readonly file: ChosenFile | null;
}

interface Context {
  readonly floor: string;
  readonly compile: boolean;
  readonly file: ChosenFile | null;
  /** Set by hand; absent values are detected from the shape. */
  readonly corrections: ShapeCorrections;
  readonly checked: CheckedFloorPlan | null;
  readonly step: UploadStep | null;
  readonly error: string | null;
  /** The upload in the service. */
  readonly uploaded: UploadedMapFile | null;
}

/** Events of the actor that watches the progress. */
export type UploadProgressEvent =
  | { type: 'read.progress'; step: UploadStep }
  | { type: 'send.progress'; share: number };

export type MapUploadEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  | UploadProgressEvent
  | { type: 'correct'; corrections: ShapeCorrections }
  | { type: 'upload' }
  | { type: 'cancel' }
  | { type: 'retry' }
  /** Continues with the upload although its corrections failed. */
  | { type: 'skip' };

const LIMIT = uploadMap.upload?.limit ?? 0;
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/** Why a file is rejected before it is read or sent, or null. */
export function validateArchive({ name, size }: { readonly name: string; readonly size: number }): string | null {
  if (!name.toLowerCase().endsWith('.zip')) return translate('map.wrongType', { name });
  if (size === 0) return translate('map.empty', { name });
  if (size > LIMIT) return translate('map.tooLarge', { name, size: megabytes(size), limit: megabytes(LIMIT) });
  return null;
}

const reading = (): UploadStep => ({ text: translate('map.reading'), share: 0 });
const sending = (share: number): UploadStep => ({ text: translate('map.sending'), share });
const serviceChecks = (): UploadStep => ({ text: translate('map.checking'), share: null });
const correcting = (): UploadStep => ({ text: translate('map.correcting'), share: null });

/** Upload of the floor plan of a floor: read and previewed here, then sent, then read by the service. */
export const mapUploadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MapUploadEvent,
    input: {} as MapUploadInput,
    output: {} as UploadedMapFile,
    tags: {} as 'busy' | 'cancellable',
  },
  actors: {
    parseFloorPlan: provided<CheckedFloorPlan, { file: ChosenFile; corrections: ShapeCorrections }>('parseFloorPlan'),
    sendFile: provided<UploadedMapFile, { floor: string; compile: boolean; file: ChosenFile }>('sendFile'),
    /** Sends how far the reading is, or the sending, of the same provided machine. */
    watchProgress: fromCallback<UploadProgressEvent>(() => {
      throw new Error('src/app/editor provides watchProgress.');
    }),
    correct: provided<UploadedMapFile, { upload: string; corrections: ShapeCorrections }>('correct'),
  },
  guards: {
    isAcceptable: (_, file: ChosenFile | null) => file !== null && validateArchive(file) === null,
    isGiven: (_, file: ChosenFile | null) => file !== null,
    isSent: (_, share: number) => share >= 1,
    isUploaded: ({ context }) => context.uploaded !== null,
    isCorrected: ({ context }) => Object.keys(context.corrections).length > 0,
  },
  actions: {
    /** Another file starts without the corrections of the previous one. */
    takeFile: assign({
      file: (_, file: ChosenFile) => file,
      corrections: {},
      checked: null,
      uploaded: null,
    }),
    setFileError: assign({ error: (_, file: ChosenFile) => validateArchive(file) }),
    dropFile: assign({ file: null, corrections: {}, checked: null, error: null, uploaded: null }),
    setCorrections: assign({ corrections: (_, corrections: ShapeCorrections) => corrections }),
    setChecked: assign({ checked: (_, checked: CheckedFloorPlan) => checked }),
    setUploaded: assign({ uploaded: (_, uploaded: UploadedMapFile) => uploaded }),
    setStep: assign({ step: (_, step: UploadStep) => step }),
    forgetFile: assign({ file: null, checked: null }),
    setError: assign({ error: (_, error: unknown) => textOf(error) }),
    clearError: assign({ error: null }),
    /** Lists of uploads are loaded again. */
    refresh: () => undefined,
  },
}).createMachine({
  id: 'mapUpload',
  description: 'Uploading the plan of a floor.',
  context: ({ input }) => ({
    ...input,
    corrections: {},
    checked: null,
    step: null,
    error: null,
    uploaded: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Takes up the file that was dropped on the floor, if there is one.',
      always: [
        { guard: { type: 'isAcceptable', params: ({ context }) => context.file }, target: 'checking' },
        {
          guard: { type: 'isGiven', params: ({ context }) => context.file },
          actions: [{ type: 'setFileError', params: ({ context }) => context.file as ChosenFile }],
          target: 'choosing',
        },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Asks for a .zip archive.',
      on: {
        'file.chosen': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event.file },
            actions: { type: 'takeFile', params: ({ event }) => event.file },
            target: 'checking',
          },
          { actions: { type: 'setFileError', params: ({ event }) => event.file } },
        ],
      },
    },
    checking: {
      description: 'The archive is read in this browser; nothing has been sent.',
      tags: ['busy', 'cancellable'],
      entry: ['clearError', { type: 'setStep', params: reading }],
      invoke: [
        { id: 'watchReading', src: 'watchProgress' },
        {
          id: 'parseFloorPlan',
          src: 'parseFloorPlan',
          input: ({ context }) => ({ file: known(context.file, 'The file'), corrections: context.corrections }),
          onDone: { actions: { type: 'setChecked', params: ({ event }) => event.output }, target: 'checked' },
          onError: { actions: { type: 'setError', params: errorOf }, target: 'rejected' },
        },
      ],
      on: {
        'read.progress': { actions: { type: 'setStep', params: ({ event }) => event.step } },
        cancel: { actions: 'dropFile', target: 'choosing' },
      },
    },
    rejected: {
      description: 'The archive is no plan; the reason is shown with what can be done.',
      on: {
        'file.chosen': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event.file },
            actions: { type: 'takeFile', params: ({ event }) => event.file },
            target: 'checking',
          },
          { actions: { type: 'setFileError', params: ({ event }) => event.file } },
        ],
        retry: 'checking',
      },
    },
    checked: {
      description: 'Shows what was found; axis, unit and side can be set by hand, which reads the archive again.',
      on: {
        correct: { actions: { type: 'setCorrections', params: ({ event }) => event.corrections }, target: 'checking' },
        // A file that the service has is not sent again: what was set by hand is all that differs.
        upload: [{ guard: 'isUploaded', target: 'correcting' }, { target: 'uploading' }],
        cancel: { actions: 'dropFile', target: 'choosing' },
      },
    },
    uploading: {
      description: 'The archive travels to the service, which then reads it for itself.',
      tags: ['busy', 'cancellable'],
      entry: ['clearError', { type: 'setStep', params: () => sending(0) }],
      initial: 'sending',
      invoke: [
        { id: 'watchSending', src: 'watchProgress' },
        {
          id: 'sendFile',
          src: 'sendFile',
          input: ({ context: { floor, compile, file } }) => ({ floor, compile, file: known(file, 'The file') }),
          onDone: [
            {
              guard: 'isCorrected',
              actions: [{ type: 'setUploaded', params: ({ event }) => event.output }, 'refresh'],
              target: 'correcting',
            },
            {
              actions: [{ type: 'setUploaded', params: ({ event }) => event.output }, 'refresh'],
              target: 'uploaded',
            },
          ],
          onError: { actions: { type: 'setError', params: errorOf }, target: 'failed' },
        },
      ],
      on: { cancel: 'checked' },
      states: {
        sending: {
          description: 'Bytes are on their way.',
          on: {
            'send.progress': [
              { guard: { type: 'isSent', params: ({ event }) => event.share }, target: 'awaiting' },
              {
                actions: {
                  type: 'setStep',
                  params: ({ event }) => sending(event.share),
                },
              },
            ],
          },
        },
        awaiting: {
          description: 'Everything has been sent; the service reads and checks the plan.',
          entry: { type: 'setStep', params: serviceChecks },
        },
      },
    },
    correcting: {
      description: 'The service reads the upload again with what was set by hand.',
      tags: 'busy',
      entry: ['clearError', { type: 'setStep', params: correcting }],
      invoke: {
        id: 'correct',
        src: 'correct',
        input: ({ context }) => ({ upload: context.uploaded?.uuid ?? '', corrections: context.corrections }),
        onDone: { actions: { type: 'setUploaded', params: ({ event }) => event.output }, target: 'uploaded' },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'failed' },
      },
    },
    failed: {
      description: 'The service did not take the plan, or not its corrections; nothing of the file is lost.',
      on: {
        retry: [{ guard: 'isUploaded', target: 'correcting' }, { target: 'uploading' }],
        skip: { guard: 'isUploaded', target: 'uploaded' },
        cancel: { actions: 'clearError', target: 'checked' },
      },
    },
    uploaded: {
      description: 'The service has the plan; it waits for approval. Nothing of the file is kept here.',
      type: 'final',
      entry: 'forgetFile',
    },
  },
  output: ({ context }) => {
    if (!context.uploaded) throw new Error('Uploaded without an upload.');
    return context.uploaded;
  },
});

export type MapUploadMachine = typeof mapUploadMachine;
