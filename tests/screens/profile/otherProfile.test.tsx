import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/transport/apiError';
import { OtherProfile } from '@/screens/profile/OtherProfile';
import { cleanUp, render } from '../../support/dom/render';

const read = vi.hoisted(() => vi.fn());
vi.mock('@/api/users/profile', async (original) => ({
  ...(await original<object>()),
  personQuery: () => ({ queryKey: ['person'], queryFn: read, retry: false }),
}));

afterEach(cleanUp);

const shown = async (status: number) => {
  read.mockRejectedValue(new ApiError(status, 'Refused.', null));
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <OtherProfile uuid="22222222-2222-4222-8222-222222222222" />
    </QueryClientProvider>,
  );
};

it('[PF20] somebody who is not there is said to be missing, and trying again is not offered', async () => {
  const { text } = await shown(404);
  expect(text('We couldn’t find this person')?.tagName).toBe('H1');
  expect(text('Try again')).toBeNull();
});

it('[PF20] another failure keeps its reason and can be tried again', async () => {
  const { text } = await shown(503);
  expect([text('Refused.'), text('Try again')]).not.toContain(null);
});
