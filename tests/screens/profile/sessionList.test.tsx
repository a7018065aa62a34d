import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { SessionRecord } from '@/contract/session/passwords';
import { SessionList } from '@/screens/profile/SessionList';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';

const api = vi.hoisted(() => ({ sessions: vi.fn(), end: vi.fn(), endOthers: vi.fn() }));
vi.mock('@/api/users/profile', async (original) => ({
  ...(await original<object>()),
  sessionsQuery: () => ({ queryKey: ['sessions'], queryFn: api.sessions }),
  endSessionOf: () => ({ mutationFn: api.end }),
  endOtherSessionsOf: () => ({ mutationFn: api.endOthers }),
}));

afterEach(cleanUp);

const session = (id: string, is_current: boolean): SessionRecord => ({
  id,
  created_at: '2026-11-22T10:00:00Z',
  last_used_at: '2026-11-22T11:00:00Z',
  agent: '',
  address: '192.0.2.7',
  is_current,
});
const shown = async (...sessions: SessionRecord[]) => {
  api.sessions.mockResolvedValue(sessions);
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionList user={testCurrentUser().user} />
    </QueryClientProvider>,
  );
};

it('[PF14] offers to sign out everywhere else where there is another session, and does it by one press', async () => {
  api.endOthers.mockResolvedValue('You’ve been signed out everywhere else.');
  const { after, text } = await shown(session('here', true), session('there', false));
  await after(() => text('Sign out everywhere else')?.click());
  expect(api.endOthers).toHaveBeenCalledTimes(1);
});

it('[PF14] offers it nowhere else', async () => {
  const { text } = await shown(session('here', true));
  expect(text('This session')).not.toBeNull();
  expect(text('Sign out everywhere else')).toBeNull();
});

it('[PF19] each button names its browser and sign-in, and the focus stays in the list after it', async () => {
  api.end.mockResolvedValue('The session has ended.');
  const { after, find, text } = await shown(session('here', true), session('there', false));
  const ending = find('button[aria-label="Sign out of Unknown browser, signed in 22 Nov 2026, 10:00"]');
  await after(() => ending.click());
  expect(document.activeElement).toBe(text('Continue on another device'));
});
