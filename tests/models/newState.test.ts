import { expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { defineModel, type Model } from './support/model';
import { gapsOf } from './support/paths/gapsOf';
import { pathsOf } from './support/paths/pathsOf';

const nothing = async () => undefined;

/** The gaps in a model of the lamp that does not know the states added to it. */
function gapsWith(states: object, more: object = {}): readonly string[] {
  const machine = createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { press: 'on' } },
      on: { on: { press: 'off' }, ...states },
      ...more,
    },
  });
  const model = defineModel<typeof machine, null>({
    machine,
    starts: { dark: { open: nothing } },
    samples: { press: { type: 'press' } },
    answers: {},
    requests: {},
    actions: { press: nothing },
    assertions: { off: nothing, on: nothing },
  }) as unknown as Model<AnyStateMachine, null>;
  return gapsOf(model, pathsOf(model));
}

it('[MT5] a model that knows every state has no gap', () => {
  expect(gapsWith({})).toEqual([]);
});

it('[MT5] names a nested state that was added, which is reached, and one that is not', () => {
  const nested = { initial: 'dim', states: { dim: { on: {} }, bright: {} } };
  expect(gapsWith(nested)).toEqual([
    'state on.bright is never reached',
    'state on.dim has no assertion',
    'the assertion of on belongs to no state',
  ]);
});

it('[MT5] names the states of a parallel state that was added, in each of its regions', () => {
  const region = (name: string) => ({ initial: name, states: { [name]: {} } });
  const parallel = { type: 'parallel', states: { light: region('bright'), colour: region('white') } };
  expect(gapsWith(parallel)).toEqual([
    'state on.colour.white has no assertion',
    'state on.light.bright has no assertion',
    'the assertion of on belongs to no state',
  ]);
});

it('[MT5] names a state that nothing leads to', () => {
  expect(gapsWith({}, { broken: { initial: 'loose', states: { loose: {} } } })).toEqual([
    'state broken.loose is never reached',
  ]);
});
