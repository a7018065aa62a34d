import { and, assign, setup } from 'xstate';
import { translate } from '@/contract/texts/translate';
import type { RoomComparison, UploadedMapFile } from '@/contract/uploads/uploads';
import type { FloorShape } from '@/model/floorPlan/floorShape';
import { lostDestinations } from '@/model/floorPlan/identity/lostDestinations';
import type { ConfirmedMatch } from '@/model/floorPlan/identity/roomMatch';
import { errorOf, textOf } from './apiErrors';
import { eventOfType } from './eventOfType';
import { provided } from './provided';

/** An uploaded floor plan beside the current one of its floor. */
export interface UploadPreview {
  readonly upload: UploadedMapFile;
  /** Meshes with destinations that are missing in the upload. */
  readonly missing_meshes: readonly { readonly object_name: string; readonly name: string }[];
  readonly kept_meshes: number;
  readonly new_meshes: number;
  /** Absent where the floor has no other floor plan. */
  readonly comparison?: RoomComparison | undefined;
}

export interface MapApprovalInput {
  readonly upload: string;
}

interface Context {
  readonly id: string;
  readonly preview: UploadPreview | null;
  /** The rooms as they were matched when the approval was asked for. */
  readonly matches: readonly ConfirmedMatch[];
  readonly error: string | null;
  readonly approved: UploadedMapFile | null;
}

export type MapApprovalEvent =
  | { type: 'approve'; matches: readonly ConfirmedMatch[] }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'correct'; shape: FloorShape }
  | { type: 'retry' };

/** Previews an uploaded floor plan, corrects its reading, and approves it for its floor. */
export const mapApprovalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MapApprovalEvent,
    input: {} as MapApprovalInput,
    output: {} as UploadedMapFile,
    tags: {} as 'busy' | 'shown',
  },
  actors: {
    load: provided<UploadPreview, { upload: string }>('load'),
    /** Reads the upload again in the service; returns the preview afterwards. */
    correct: provided<UploadPreview, { upload: string; shape: FloorShape }>('correct'),
    approve: provided<UploadedMapFile, { upload: string; matches: readonly ConfirmedMatch[] }>('approve'),
  },
  guards: {
    losesDestinations: ({ context, event }) =>
      context.preview !== null &&
      event.type === 'approve' &&
      lostDestinations(context.preview.missing_meshes, context.preview.comparison, event.matches).length > 0,
    /** The current floor plan of a floor needs no approval and takes no corrections. */
    isNew: ({ context }) => context.preview?.upload.current === false,
  },
  actions: {
    setPreview: assign({ preview: (_, preview: UploadPreview) => preview }),
    setMatches: assign({
      matches: ({ context, event }) => (event.type === 'approve' ? event.matches : context.matches),
    }),
    setApproved: assign({ approved: (_, approved: UploadedMapFile) => approved }),
    setError: assign({ error: (_, error: unknown) => textOf(error) || translate('map.previewFailed') }),
    clearError: assign({ error: null }),
    /** Lists of buildings and uploads are loaded again. */
    refresh: () => undefined,
  },
}).createMachine({
  id: 'mapApproval',
  description: 'Approving an uploaded plan.',
  context: ({ input }) => ({ id: input.upload, preview: null, matches: [], error: null, approved: null }),
  initial: 'loadingPreview',
  states: {
    loadingPreview: {
      description: 'Asks the service for the upload and for what would change on its floor.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ upload: context.id }),
        onDone: { actions: { type: 'setPreview', params: ({ event }) => event.output }, target: 'preview' },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'previewFailed' },
      },
    },
    previewFailed: {
      description: 'The upload cannot be shown: it is gone, not ours, or the service is away.',
      on: { retry: 'loadingPreview' },
    },
    preview: {
      description: 'The plan as it would be, beside what was found.',
      tags: 'shown',
      on: {
        approve: [
          { guard: and(['isNew', 'losesDestinations']), actions: 'setMatches', target: 'confirming' },
          { guard: 'isNew', actions: 'setMatches', target: 'approving' },
        ],
        correct: { guard: 'isNew', target: 'correcting' },
      },
    },
    confirming: {
      description: 'Asks, since destinations would lose their place on the map.',
      tags: 'shown',
      on: { confirm: 'approving', cancel: 'preview' },
    },
    correcting: {
      description: 'The service reads the archive again with the axis, unit and side given.',
      tags: ['busy', 'shown'],
      entry: 'clearError',
      invoke: {
        id: 'correct',
        src: 'correct',
        input: ({ context, event }) => ({
          upload: context.id,
          shape: eventOfType(event, 'correct').shape,
        }),
        onDone: {
          actions: [{ type: 'setPreview', params: ({ event }) => event.output }, 'refresh'],
          target: 'preview',
        },
        // The floor plan keeps its earlier reading.
        onError: { actions: { type: 'setError', params: errorOf }, target: 'preview' },
      },
    },
    approving: {
      description: "Makes it the floor's plan.",
      tags: ['busy', 'shown'],
      entry: 'clearError',
      invoke: {
        id: 'approve',
        src: 'approve',
        input: ({ context }) => ({ upload: context.id, matches: context.matches }),
        onDone: {
          actions: [{ type: 'setApproved', params: ({ event }) => event.output }, 'refresh'],
          target: 'approved',
        },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'approveFailed' },
      },
    },
    approveFailed: {
      description: 'The service did not approve it; the floor keeps the plan that it has.',
      tags: 'shown',
      on: { retry: 'approving', approve: { actions: 'setMatches', target: 'approving' }, correct: 'correcting' },
    },
    approved: { description: "It is the floor's plan.", type: 'final' },
  },
  output: ({ context }) => {
    if (!context.approved) throw new Error('Approved without an upload.');
    return context.approved;
  },
});

export type MapApprovalMachine = typeof mapApprovalMachine;
