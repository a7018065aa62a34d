import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { ChangePassword } from '@/contract/session/passwords';
import { changePasswordMachine } from '@/machines/session/changePassword.machine';
import { ChangePasswordSection } from '@/screens/profile/ChangePasswordSection';
import { cleanUp, render } from '../../support/dom/render';
import { typeInto } from '../../support/dom/typeInto';

afterEach(cleanUp);

const TYPED = { current: 'my password', new: 'the passphrase after that', confirm: 'the passphrase after that' };
const machine = changePasswordMachine.provide({
  actors: { changePassword: fromPromise<void, ChangePassword>(async () => undefined) },
});
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

async function filledIn() {
  const onDone = vi.fn();
  const view = await render(<ChangePasswordSection machine={machine} email="maya@riverside.example" onDone={onDone} />);
  await view.after(() => view.text('Change password')?.click());
  for (const [name, value] of Object.entries(TYPED))
    await view.after(() => typeInto(field(name) as HTMLInputElement, value));
  return { ...view, onDone };
}

it('[CP1] passwords that were typed are gone once the form is closed', async () => {
  const { after, text } = await filledIn();
  expect(field('current')?.value).toBe(TYPED.current);
  await after(() => text('Cancel')?.click());
  expect(field('current')).toBeNull();
  await after(() => text('Change password')?.click());
  expect(['current', 'new', 'confirm'].map((name) => field(name)?.value)).toEqual(['', '', '']);
});
