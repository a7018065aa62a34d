import { type LabelsFile, labelsUploadMachine } from '@/machines/uploads/labelsUpload.machine';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import {
  actions,
  assertions,
  LABEL,
  type LabelsUploadWorld,
  labelsBody,
  openFloor,
} from '../support/worlds/labelsUploadWorld';

/** A file that JSON tells apart. */
const chosen = (name: string): LabelsFile => ({
  floor: { uuid: 'ground', name: 'Ground' },
  file: Object.assign(new Blob(), { name }),
});
const lost = { error: new SampleError('No connection.', 500), isConnectionLost: true };

export const labelsUploadModel = defineModel<typeof labelsUploadMachine, LabelsUploadWorld>({
  machine: labelsUploadMachine,
  starts: { 'a floor with a floor plan': { open: openFloor } },
  expected: `
    start | a floor with a floor plan | idle | clear
    idle | choose labels.txt | reading | setChosen; asks readLabels
    idle | choose labels.csv | same | emitWrongType
    reading; sending | choose labels.txt; choose labels.csv | same | emitBusy
    reading | readLabels: nothing is lost | sending | setRead; asks sendLabels
    reading | readLabels: a label is changed | asking | setRead
    reading | readLabels: no connection | idle | emitError; clear
    asking | replace | sending | asks sendLabels
    asking | cancel | idle | clear
    sending | sendLabels: saved | idle | emitSaved; emitWarnings; refresh; clear
    sending | sendLabels: rejected; sendLabels: no connection | idle | emitError; clear`,
  samples: {
    'choose labels.txt': { type: 'choose', chosen: chosen('labels.txt') },
    'choose labels.csv': { type: 'choose', chosen: chosen('labels.csv') },
    replace: { type: 'confirm' },
    cancel: { type: 'cancel' },
  },
  answers: {
    readLabels: {
      'nothing is lost': { output: { question: null, skipped: null }, fixture: ({ labels }) => labels.save(LABEL) },
      'a label is changed': {
        output: { question: '0 are added, 1 are changed.', skipped: null },
        fixture: ({ labels }) => labels.save('Another stall'),
      },
      'no connection': lost,
    },
    sendLabels: {
      saved: { output: { message: 'Labels saved.', unmatched: null } },
      rejected: { error: Object.assign(new SampleError('No.', 422), { body: labelsBody }), status: 422 },
      'no connection': lost,
    },
  },
  requests: {
    readLabels: { method: 'GET', path: /\/projects\/[^/]+\/data$/ },
    sendLabels: { method: 'POST', path: /\/floors\/[^/]+\/labels$/ },
  },
  actions,
  assertions,
  // The file that is read or sent is named by what it leads to.
  equivalentStates: [['reading', 'sending']],
  serialize: ({ chosen: file, read }) => ({ file: file?.file.name, asks: read?.question }),
});
