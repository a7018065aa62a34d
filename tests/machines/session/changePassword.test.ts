import { expect, it } from 'vitest';
import { changePasswordMachine } from '@/machines/session/changePassword.machine';
import { drive } from '../drive';

const typed = { current: 'current password', new: 'a much better one', confirm: 'a much better one' };
const kept = (change: { context: () => unknown }) => JSON.stringify(change.context());

it('[PW2] keeps passwords only while they are about to be sent', async () => {
  const change = drive(changePasswordMachine);
  change.send({ type: 'reveal' });
  change.send({ type: 'submit', ...typed, confirm: 'another one' });
  expect(kept(change)).not.toContain(typed.new);
  change.send({ type: 'submit', ...typed });
  change.send({ type: 'cancel' });
  expect(kept(change)).not.toContain(typed.current);
  change.send({ type: 'submit', ...typed });
  change.send({ type: 'confirm' });
  expect(change.asked('changePassword')).toEqual(typed);
  await change.refuse('changePassword', new Error('No.'));
  expect(kept(change)).not.toContain(typed.current);
  expect(change.context().errors).toEqual({ form: 'No.' });
});
