import { expect, it } from 'vitest';
import { TOAST_DURATION, toastMachine } from '@/machines/shell/toast.machine';
import { drive } from '../drive';

it('[TO1] stands for its time and goes', () => {
  const toast = drive(toastMachine, { duration: TOAST_DURATION });
  toast.pass(TOAST_DURATION - 1);
  expect(toast.state()).toBe('visible');
  toast.pass(1);
  expect(toast.state()).toBe('hidden');
  expect(TOAST_DURATION).toBe(5000);
});

it('[TO1] one with a time of its own stands for that', () => {
  const toast = drive(toastMachine, { duration: 1800 });
  toast.pass(1799);
  expect(toast.state()).toBe('visible');
  toast.pass(1);
  expect(toast.state()).toBe('hidden');
});

it('[TO2] stays while somebody reads it, and for its whole time afterwards', () => {
  const toast = drive(toastMachine, { duration: TOAST_DURATION });
  toast.pass(TOAST_DURATION - 1);
  toast.send({ type: 'point' });
  toast.pass(10 * TOAST_DURATION);
  expect(toast.state()).toBe('pointed');
  toast.send({ type: 'leave' });
  toast.pass(TOAST_DURATION - 1);
  expect(toast.state()).toBe('visible');
  toast.pass(1);
  expect(toast.state()).toBe('hidden');
});

it.each(['visible', 'focused'])('[TO1] can be closed while it is %s', (state) => {
  const toast = drive(toastMachine, { duration: TOAST_DURATION });
  if (state === 'focused') toast.send({ type: 'focus' });
  expect(toast.state()).toBe(state);
  toast.send({ type: 'close' });
  expect(toast.state()).toBe('hidden');
});

it('[TO2] that has the focus stays when the pointer leaves it, and the other way round', () => {
  const toast = drive(toastMachine, { duration: TOAST_DURATION });
  toast.send({ type: 'focus' });
  toast.send({ type: 'point' });
  toast.send({ type: 'leave' });
  toast.pass(10 * TOAST_DURATION);
  expect(toast.state()).toBe('focused');
  toast.send({ type: 'point' });
  toast.send({ type: 'blur' });
  toast.pass(10 * TOAST_DURATION);
  expect(toast.state()).toBe('pointed');
  toast.send({ type: 'leave' });
  toast.pass(TOAST_DURATION);
  expect(toast.state()).toBe('hidden');
});
