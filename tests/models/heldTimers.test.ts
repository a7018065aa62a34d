import { expect, it } from 'vitest';
import { type AnyMachineSnapshot, createMachine, getInitialSnapshot, getNextSnapshot } from 'xstate';
import { enteredBy } from './support/paths/enteredBy';
import type { Trigger } from './support/paths/trigger';

const lamp = createMachine({
  id: 'lamp',
  type: 'parallel',
  states: {
    light: {
      initial: 'off',
      states: {
        off: { on: { press: 'on' } },
        on: { on: { press: { target: 'on', reenter: true }, look: {}, stay: 'on' } },
      },
    },
    power: { initial: 'mains', states: { mains: { on: { cut: 'battery' } }, battery: {} } },
  },
  on: { reset: { target: ['.light.on', '.power.mains'] } },
});

const press: Trigger = { kind: 'event', label: 'press', event: { type: 'press' } };
const trigger = (type: string): Trigger => ({ ...press, label: type, event: { type } });
const first = getInitialSnapshot(lamp, undefined) as AnyMachineSnapshot;
const step = (before: AnyMachineSnapshot, type: string) => ({
  before,
  trigger: trigger(type),
  after: getNextSnapshot(lamp, before, { type }) as AnyMachineSnapshot,
});

it('[MT19] a step enters what it changes to and what it enters again, and nothing of another region', () => {
  const on = step(first, 'press');
  expect(enteredBy(on)).toEqual(['lamp.light.on']);
  expect(enteredBy(step(on.after, 'press'))).toEqual(['lamp.light.on']);
  expect(enteredBy(step(on.after, 'look'))).toEqual([]);
  expect(enteredBy(step(on.after, 'stay'))).toEqual([]);
  expect(enteredBy(step(on.after, 'cut'))).toEqual(['lamp.power.battery']);
  expect(enteredBy(step(on.after, 'reset')).sort()).toEqual([
    'lamp.light',
    'lamp.light.on',
    'lamp.power',
    'lamp.power.mains',
  ]);
});
