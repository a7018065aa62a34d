import type { LoggedEvent } from '@/machines/inspect/log/loggedEvent';

/** An event of a machine `door`, sent by a person. */
export const logged = (more: Partial<LoggedEvent> = {}): LoggedEvent => ({
  actor: 'w 1',
  machine: 'door',
  number: 1,
  at: 1000,
  source: { kind: 'outside', name: '' },
  type: 'open',
  payload: {},
  before: ['door', 'door.shut'],
  after: ['door', 'door.open'],
  taken: ['door.shut|open|0'],
  effects: [],
  started: [],
  verdict: null,
  ...more,
});
