import { placementFormMachine } from '@/machines/editor/placementForm.machine';
import { defineModel } from '../support/model';
import { NotSupported } from '../support/notSupported';
import { SampleError } from '../support/sampleError';
import type { World } from '../support/worlds/world';

const unwalked = () => Promise.reject(new NotSupported('its screen is the panel of a room'));

export const placementFormModel = defineModel<typeof placementFormMachine, World>({
  machine: placementFormMachine,
  starts: { 'something is typed': { open: unwalked } },
  expected: `
    start | something is typed | typed |
    typed | type | same | clearErrors
    typed; waiting | save | saving.sending | clearErrors; asks store
    saving.sending | ask whether it is for all places | saving.asking |
    saving.asking | answer | saving.sending |
    saving | store: saved | saved | clearFailures
    saving | store: kept | typed | clearFailures
    saving | store: no answer | waiting | countFailure; asks retryWait(failures: 1)
    saving | store: rejected | rebasing | setRejection; asks rebase
    waiting | type | typed |
    waiting | retryWait: due | saving.sending | clearErrors; asks store
    rebasing | rebase: merged | saving.sending | clearErrors; asks store
    rebasing | rebase: undecided | typed |
    rebasing | rebase: equal | saved |
    rebasing | rebase: nobody has saved it; rebase: failed | typed | showRejection`,
  samples: {
    type: { type: 'change' },
    save: { type: 'save' },
    'ask whether it is for all places': { type: 'question.asked' },
    answer: { type: 'question.answered' },
  },
  answers: {
    store: {
      saved: { output: 'saved' },
      kept: { output: 'kept' },
      'no answer': { error: new SampleError('No answer.', 503) },
      rejected: { error: new SampleError('No.', 422) },
    },
    rebase: {
      merged: { output: 'merged' },
      undecided: { output: 'undecided' },
      equal: { output: 'equal' },
      'nobody has saved it': { output: 'none' },
      failed: { error: new SampleError('No.', 500) },
    },
    retryWait: { due: { output: undefined } },
  },
  requests: {},
  pageActors: ['store', 'rebase', 'retryWait'],
  actions: {
    change: unwalked,
    save: unwalked,
    'question.asked': unwalked,
    'question.answered': unwalked,
  },
  assertions: {
    typed: unwalked,
    'saving.sending': unwalked,
    'saving.asking': unwalked,
    waiting: unwalked,
    rebasing: unwalked,
    saved: unwalked,
  },
  serialize: ({ failures: _, ...context }) => context,
});
