import { kioskVisitMachine } from '@/machines/kiosks/kioskVisit.machine';
import { defineModel } from '../support/model';
import { NotSupported } from '../support/notSupported';
import type { World } from '../support/worlds/world';

const unwalked = () => Promise.reject(new NotSupported('its page is one of a build'));

export const kioskVisitModel = defineModel<typeof kioskVisitMachine, World>({
  machine: kioskVisitMachine,
  starts: { 'a build that is opened for a kiosk': { input: undefined, open: unwalked } },
  expected: `
    start | a build that is opened for a kiosk | unattended |
    any | touch | visited |
    visited | after 40000 ms | warned |
    warned | after 20000 ms | unattended | countVisit`,
  samples: { touch: { type: 'touched' } },
  answers: {},
  requests: {},
  actions: { touched: unwalked },
  assertions: { unattended: unwalked, visited: unwalked, warned: unwalked },
  heldDelays: ['warning', 'visitEnds'],
  serialize: () => ({}),
});
