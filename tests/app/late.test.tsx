import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { late } from '@/app/late';
import { cleanUp, render } from '../support/render';

afterEach(cleanUp);

const Page = ({ name }: { name: string }) => <p>{`This is ${name}`}</p>;

it('[NV8] a page whose scripts are there is shown without anything in its place first', async () => {
  const Ahead = late(async () => Page);
  await Ahead.load();
  const inItsPlace = vi.fn(() => <p>Loading</p>);
  const InItsPlace = inItsPlace;
  const { text } = await render(
    <Suspense fallback={<InItsPlace />}>
      <Ahead name="the editor" />
    </Suspense>,
  );
  expect(text('This is the editor')).not.toBeNull();
  expect(inItsPlace).not.toHaveBeenCalled();
});

it('[NV8] a page that comes later has something in its place until then', async () => {
  let arrive: (page: typeof Page) => void = () => {};
  const Later = late(() => new Promise<typeof Page>((resolve) => (arrive = resolve)));
  const { text, after } = await render(
    <Suspense fallback={<p>Loading</p>}>
      <Later name="the editor" />
    </Suspense>,
  );
  expect(text('Loading')).not.toBeNull();
  await after(() => arrive(Page));
  await vi.waitFor(() => expect(text('This is the editor')).not.toBeNull());
});

it('[NV8] scripts that could not be fetched are fetched again when the page is shown', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Page);
  const Again = late<{ name: string }>(load);
  await expect(Again.load()).rejects.toThrow('offline');
  const { text } = await render(
    <Suspense fallback={<p>Loading</p>}>
      <Again name="the editor" />
    </Suspense>,
  );
  await vi.waitFor(() => expect(text('This is the editor')).not.toBeNull());
  expect(load).toHaveBeenCalledTimes(2);
});
