import { assign, setup } from 'xstate';
import { VISIT, WARNING } from './visitTimes';

interface Context {
  /** How many visitors there have been: each starts with a fresh map. */
  readonly visits: number;
}

/** The visits to a build that is opened for a kiosk, which shows the map and nothing else. */
export const kioskVisitMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'touched' } },
  actions: { countVisit: assign({ visits: ({ context }) => context.visits + 1 }) },
  delays: { warning: VISIT - WARNING, visitEnds: WARNING },
}).createMachine({
  id: 'kioskVisit',
  description: 'The visits to a build that is opened for a kiosk.',
  context: { visits: 0 },
  initial: 'unattended',
  states: {
    unattended: {
      description: 'A fresh map waits for a visitor.',
      on: { touched: 'visited' },
    },
    visited: {
      description: 'A visitor uses the map.',
      on: { touched: { target: 'visited', reenter: true } },
      after: { warning: 'warned' },
    },
    warned: {
      description: 'Nobody has touched the kiosk for a while: it asks whether somebody is there.',
      on: { touched: 'visited' },
      after: { visitEnds: { actions: 'countVisit', target: 'unattended' } },
    },
  },
});
