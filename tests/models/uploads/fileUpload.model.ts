import { type ChosenFile, fileUploadMachine } from '@/machines/uploads/fileUpload.machine';
import { defineModel } from '../support/model';
import { actions, assertions, type FileUploadWorld, openLogo } from '../support/worlds/fileUploadWorld';

/** A file that JSON tells apart. */
const chosen = (filename: string): ChosenFile => ({ file: Object.assign(new Blob(), { filename }), filename });
const EDGE = (event: string) => `sending → ${event} → sending`;

export const fileUploadModel = defineModel<typeof fileUploadMachine, FileUploadWorld>({
  machine: fileUploadMachine,
  starts: { 'a field for a logo': { open: openLogo } },
  expected: `
    start | a field for a logo | idle |
    idle; failed; rejected | choose a picture | sending | setChosen; startShare; asks sendFile
    idle; rejected | choose a text file | rejected | setError(It is no picture.)
    failed | choose a text file | rejected | clearChosen; setError(It is no picture.)
    sending | half of it is sent | same | setShare(0.5)
    sending | the service has it | idle | clearChosen; emitSent(/api/images/a)
    sending | the service rejects it | failed | setError(No.)
    sending | cancel | idle | clearChosen
    failed | try again | sending | startShare; asks sendFile
    failed | something else takes its place | idle | clearChosen; clearError
    rejected | something else takes its place | idle | clearError`,
  samples: {
    'choose a picture': { type: 'start', chosen: chosen('logo.png') },
    'choose a text file': { type: 'reject', reason: 'It is no picture.' },
    'half of it is sent': { type: 'send.progress', share: 0.5 },
    'the service has it': { type: 'send.done', address: '/api/images/a' },
    'the service rejects it': { type: 'send.failed', reason: 'No.' },
    cancel: { type: 'cancel' },
    'try again': { type: 'retry' },
    'something else takes its place': { type: 'clear' },
  },
  answers: {},
  requests: { sendFile: { method: 'POST', path: /\/upload$/ } },
  pageActors: ['sendFile'],
  actions,
  assertions,
  isEnabled: (_snapshot, { type }) => type !== 'send.progress' && type !== 'clear',
  unreachableEdges: {
    [EDGE('half of it is sent')]: 'A small picture is sent at once.',
    'failed → something else takes its place → idle': 'Only files of destinations have such a place.',
    'rejected → something else takes its place → idle': 'Only files of destinations have such a place.',
  },
  isContinuable: true,
  serialize: ({ chosen: file, share, error }) => ({ hasFile: file !== null, share, error }),
});
