import { readAloudMachine } from '@/machines/readAloud.machine';
import { defineModel } from '../support/model';
import { NotSupported } from '../support/notSupported';
import { SampleError } from '../support/sampleError';
import type { World } from '../support/worlds/world';

const unwalked = () => Promise.reject(new NotSupported('a browser under test has no voices'));

export const readAloudModel = defineModel<typeof readAloudMachine, World>({
  machine: readAloudMachine,
  starts: { directions: { input: { language: 'fr', sentence: 'Turn left' }, open: unwalked } },
  expected: `
    start | directions | seeking | asks findVoice(language: fr)
    seeking | findVoice: one | off |
    seeking | findVoice: none; findVoice: no answer | missing |
    off {!other} | turn on | on.speaking | asks watchPage; asks speak(language: fr, sentence: Turn left)
    off {other} | turn on | on.speaking | asks watchPage; asks speak(language: fr, sentence: Turn right)
    seeking; missing; off | show a step | same | setSentence(Turn right)
    on | show a step | on.speaking | setSentence(Turn right); asks speak(language: fr, sentence: Turn right)
    on | turn off | off |
    on | hide the page | on.silent |
    on.speaking | speak: read to its end; speak: a failure | on.silent |`,
  conditions: { other: (walk) => walk.has('show a step') },
  samples: {
    'turn on': { type: 'turnedOn' },
    'turn off': { type: 'turnedOff' },
    'show a step': { type: 'stepShown', sentence: 'Turn right' },
    'hide the page': { type: 'pageHidden' },
  },
  answers: {
    findVoice: {
      one: { output: true },
      none: { output: false },
      'no answer': { error: new SampleError('No voices.', 500) },
    },
    speak: { 'read to its end': { output: undefined }, 'a failure': { error: new SampleError('interrupted', 500) } },
  },
  requests: {},
  pageActors: ['findVoice', 'speak', 'watchPage'],
  actions: { turnedOn: unwalked, turnedOff: unwalked, stepShown: unwalked, pageHidden: unwalked },
  assertions: {
    seeking: unwalked,
    missing: unwalked,
    off: unwalked,
    'on.speaking': unwalked,
    'on.silent': unwalked,
  },
  isBackground: true,
});
