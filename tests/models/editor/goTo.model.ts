import { goToMachine } from '@/machines/editor/goTo.machine';
import { defineModel } from '../support/model';
import { NotSupported } from '../support/notSupported';
import type { World } from '../support/worlds/world';

const unwalked = () => Promise.reject(new NotSupported('its rooms are chosen in the palette and in the search'));

export const goToModel = defineModel<typeof goToMachine, World>({
  machine: goToMachine,
  starts: { 'a location is open': { open: unwalked } },
  expected: `
    start | a location is open | idle |
    idle | the ground floor; the upper floor loads; the upper floor | same | setInView
    idle; underWay {!onUpper} | go to a room upstairs | underWay | setWanted; emitWanted(floor: upper, mesh: bar)
    idle {onUpper} | go to a room upstairs | same | setWanted; emitWanted(floor: upper, mesh: bar); emitArrived; clearWanted
    underWay | the ground floor | idle | setInView; clearWanted
    underWay | the upper floor loads | same | setInView
    underWay | the upper floor | idle | setInView; emitArrived; clearWanted`,
  conditions: {
    onUpper: (walk) => walk.last('the ground floor', 'the upper floor loads', 'the upper floor') === 'the upper floor',
  },
  samples: {
    'go to a room upstairs': { type: 'go', room: { floor: 'upper', mesh: 'bar' } },
    'the ground floor': { type: 'floor.changed', inView: { floor: 'ground', isDrawn: true } },
    'the upper floor loads': { type: 'floor.changed', inView: { floor: 'upper', isDrawn: false } },
    'the upper floor': { type: 'floor.changed', inView: { floor: 'upper', isDrawn: true } },
  },
  answers: {},
  requests: {},
  actions: { go: unwalked, 'floor.changed': unwalked },
  assertions: { idle: unwalked, underWay: unwalked },
});
