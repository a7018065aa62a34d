import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { ApiError } from '@/api/transport/apiError';
import { twoFactorSetupMachine } from '@/machines/session/twoFactorSetup.machine';
import { ProfileForm } from '@/screens/profile/ProfileForm';
import { TwoFactorSection } from '@/screens/profile/TwoFactorSection';
import { serviceText } from '../../../server/texts';
import { inputAt } from '../../support/dom/inputAt';
import { reloadPage } from '../../support/dom/reloadPage';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';
import { typeInto } from '../../support/dom/typeInto';

const save = vi.hoisted(() => vi.fn());
vi.mock('@/api/users/profile', async (original) => ({
  ...(await original<object>()),
  saveProfile: () => ({ mutationFn: save }),
  timeZonesQuery: { queryKey: ['time-zones'], queryFn: async () => ({}) },
}));

beforeEach(() => save.mockReset());
afterEach(cleanUp);

const MISSING = serviceText('password.proofMissing');
const refused = (field: string) =>
  new ApiError(422, MISSING, {
    error: MISSING,
    message: MISSING,
    code: 'password-required',
    errors: { [field]: [MISSING] },
  });
const submit = (page: HTMLElement) => page.querySelector('form')?.requestSubmit();

it('[PF15] the profile asks for the password when the service requires it, and sends it with the next attempt', async () => {
  const { user } = testCurrentUser();
  const onSaved = vi.fn();
  const { page, after } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileForm user={user} onSaved={onSaved} onDirty={vi.fn()} />
    </QueryClientProvider>,
  );
  await after(() => typeInto(inputAt(page, 'input[type=email]'), 'new@riverside.example'));
  expect(page.querySelector('input[type=password]')).toBeNull();
  save.mockRejectedValueOnce(refused('current'));
  await after(() => submit(page));
  expect(save.mock.lastCall?.[0]).not.toHaveProperty('current');
  const password = inputAt(page, 'input[type=password]');
  expect([password.autocomplete, document.activeElement === password]).toEqual(['current-password', true]);
  expect(page.textContent).toContain(MISSING);

  await after(() => typeInto(password, 'my password'));
  save.mockResolvedValueOnce({ data: { ...user, email: 'new@riverside.example' } });
  await after(() => submit(page));
  expect(save.mock.lastCall?.[0]).toMatchObject({ email: 'new@riverside.example', current: 'my password' });
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(page.querySelector('input[type=password]')).toBeNull();
});

it('[PF15] and so does the two-factor setup', async () => {
  const confirm = vi.fn();
  const machine = twoFactorSetupMachine.provide({
    actors: {
      generate: fromPromise(async () => ({ qr_image: 'data:image/png;base64,', secret: 'JBSWY3DPEHPK3PXP' })),
      confirmSetup: fromPromise(async ({ input }) => confirm(input)),
    },
  });
  const { page, after, text } = await render(<TwoFactorSection machine={machine} isOn={false} />);
  await after(() => text('Enable')?.click());
  await after(() => typeInto(inputAt(page, 'input[inputmode=numeric]'), '123456'));
  confirm.mockRejectedValueOnce(refused('password'));
  await after(() => submit(page));
  expect(confirm.mock.lastCall?.[0]).toMatchObject({ code: '123-456', password: '' });
  expect(page.textContent).toContain(MISSING);
  await after(() => typeInto(inputAt(page, 'input[type=password]'), 'my password'));
  await after(() => submit(page));
  expect(confirm.mock.lastCall?.[0]).toMatchObject({ code: '123-456', password: 'my password' });
  expect(text('Disable')).not.toBeNull();
});

it('[PF16] tells whether there are unsaved changes, and sends nothing where there are none', async () => {
  const { user } = testCurrentUser();
  const onDirty = vi.fn();
  const { page, after } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileForm user={user} onSaved={vi.fn()} onDirty={onDirty} />
    </QueryClientProvider>,
  );
  await after(() => submit(page));
  expect(save).not.toHaveBeenCalled();
  await after(() => typeInto(inputAt(page, 'input[autocomplete=name]'), 'Another Name'));
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await after(() => typeInto(inputAt(page, 'input[autocomplete=name]'), user.name));
  expect(onDirty).toHaveBeenLastCalledWith(false);
});

it('[FM52] what is typed in the profile is there again after a reload, and its password is not', async () => {
  const shown = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ProfileForm user={testCurrentUser().user} onSaved={vi.fn()} onDirty={vi.fn()} />
      </QueryClientProvider>,
    );
  const { page, after } = await shown();
  await after(() => typeInto(inputAt(page, 'input[type=email]'), 'new@riverside.example'));
  save.mockRejectedValueOnce(refused('current'));
  await after(() => submit(page));
  await after(() => typeInto(inputAt(page, 'input[type=password]'), 'my password'));
  await reloadPage();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('my password');
  const second = await shown();
  expect(inputAt(second.page, 'input[type=email]').value).toBe('new@riverside.example');
});
