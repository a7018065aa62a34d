import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { SessionRecord } from '@/contract/passwords';
import { SessionList } from '@/screens/profile/SessionList';
import { cleanUp, render } from '../../support/render';
import { testCurrentUser } from '../../support/testCurrentUser';

const api = vi.hoisted(() => ({ sessions: vi.fn(), endOthers: vi.fn() }));
vi.mock('@/api/profile', async (original) => ({
  ...(await original<object>()),
  sessionsQuery: () => ({ queryKey: ['sessions'], queryFn: api.sessions }),
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
