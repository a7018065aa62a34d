import { retryDelay } from '@/contract/retry/retryDelay';
import { retryWaitMachine } from '@/machines/retry/retryWait.machine';
import { defineModel } from '../support/model';
import { NotSupported } from '../support/notSupported';
import type { World } from '../support/worlds/world';

/** The shortest delay, so that a walk is the same each time. */
const machine = retryWaitMachine.provide({
  delays: { retryDelay: ({ context }) => retryDelay(context.failures, () => 0) },
});

const unwalked = () => Promise.reject(new NotSupported('it has no screen of its own'));

export const retryWaitModel = defineModel<typeof machine, World>({
  machine,
  starts: {
    'after one failure': { input: { failures: 1 }, open: unwalked },
    'after three failures': { input: { failures: 3 }, open: unwalked },
    'after many failures': { input: { failures: 30 }, open: unwalked },
    'after the last failure': { input: { failures: 10, limit: 10 }, open: unwalked },
    'before the last failure': { input: { failures: 9, limit: 10 }, open: unwalked },
  },
  // Longer after each failure, a minute at most; while the device is offline nothing is tried.
  expected: `
    start | after one failure; after three failures; after many failures; before the last failure | held.waiting | asks watchNetwork
    start | after the last failure | exhausted |
    held.waiting {once} | after 1000 ms | due |
    held.waiting {thrice} | after 4000 ms | due |
    held.waiting {often} | after 60000 ms | due |
    held | the network returns | due |
    held.waiting | the network is lost | held.offline |`,
  conditions: {
    once: ({ start }) => start === 'after one failure',
    thrice: ({ start }) => start === 'after three failures',
    often: ({ start }) => start === 'after many failures' || start === 'before the last failure',
  },
  samples: {
    'the network is lost': { type: 'network.lost' },
    'the network returns': { type: 'network.returned' },
  },
  answers: {},
  requests: {},
  pageActors: ['watchNetwork'],
  actions: { 'network.lost': unwalked, 'network.returned': unwalked },
  assertions: { 'held.waiting': unwalked, 'held.offline': unwalked, due: unwalked, exhausted: unwalked },
  isBackground: true,
  heldDelays: ['retryDelay'],
});
