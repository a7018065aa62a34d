import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildsQuery } from '@/api/publishing/builds';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import type { Build } from '@/contract/publishing/builds';
import { Builds } from '@/screens/locationOverview/Builds';
import { holdService } from '../../app/support/heldService';
import { UUID } from '../../app/support/samples';
import { cleanUp, render } from '../../support/dom/render';

const service = holdService();
beforeEach(() => clearToasts());
afterEach(cleanUp);

const EARLIER = {
  id: 3,
  build_number: 7,
  bytes: 2048,
  created_at: '2026-11-20T10:00:00Z',
  created_by: null,
  shown_to: null,
  can_be_published: true,
  for_demo_units: false,
} as unknown as Build;

async function publishEarlier() {
  const { client } = service;
  client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
  client.setQueryData(buildsQuery(UUID.project).queryKey, [EARLIER]);
  const page = await render(
    <QueryClientProvider client={client}>
      <Builds project={UUID.project} />
    </QueryClientProvider>,
  );
  await page.after(() => page.find('[aria-label="Publish build 7"]').click());
  const words = document.querySelector('[role=alertdialog], [role=dialog]')?.textContent ?? '';
  await page.after(() => page.text('Confirm')?.click());
  return { call: await service.next(`POST projects/${UUID.project}/builds/7/publish`), words };
}

const toasts = () => getToasts().shown.map(({ text, intent }) => [intent, text]);

it('[ER12] [PU15] a build that the service does not publish is an error with its reason', async () => {
  const { call } = await publishEarlier();
  call.refuse(409, { error: 'Riverside Mall is being published.' });
  await expect.poll(toasts).toEqual([['error', 'Riverside Mall is being published.']]);
});

it('[PU15] a build that is shown again is a success with the text of the service', async () => {
  const { call } = await publishEarlier();
  call.answer(null, 'Build 7 is published.');
  await expect.poll(toasts).toEqual([['success', 'Build 7 is published.']]);
});

it('[PU34] the question before a build is shown again says that it has the problems of then, which nothing checks', async () => {
  const { call, words } = await publishEarlier();
  call.answer(null, 'Build 7 is published.');
  expect(words).toContain('with the problems that it had then: nothing is checked again.');
});
