import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { HandOffDialog } from '@/screens/profile/HandOffDialog';
import { cleanUp, render } from '../../support/dom/render';

const create = vi.hoisted(() => vi.fn());
vi.mock('@/api/session/handOff', async (original) => ({
  ...(await original<object>()),
  handOffQuery: () => ({ queryKey: ['hand-off'], queryFn: create, staleTime: Number.POSITIVE_INFINITY }),
}));

afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

it('[HO8] a code counts down; when it is over it is blurred, without its link, until there is a new one', async () => {
  const url = 'http://atrium.test/?token=a-code';
  create.mockResolvedValue({ url, qr_image: 'data:image/png;base64,', expires_at: '2026-11-23T10:01:00Z' });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { text, find } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <HandOffDialog isOpen onClose={vi.fn()} />
    </QueryClientProvider>,
  );
  expect([text(url), text('This code works for 60 more seconds.')]).not.toContain(null);
  await act(async () => vi.advanceTimersByTime(59_000));
  expect(text('This code works for 1 more second.')).not.toBeNull();
  await act(async () => vi.advanceTimersByTime(1_000));
  expect([text(url), text('This code has expired. Create a new one.')?.textContent]).toEqual([
    null,
    'This code has expired. Create a new one.',
  ]);
  const plate = find('img[alt="QR code of the link"]').parentElement as HTMLElement;
  expect(getComputedStyle(plate).filter).toBe('blur(8px)');
  await act(async () => text('New code')?.click());
  await vi.waitFor(() => expect(text(url)).not.toBeNull());
});
