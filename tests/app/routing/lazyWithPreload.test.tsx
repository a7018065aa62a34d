import { afterEach, expect, it, vi } from 'vitest';
import { lazyWithPreload } from '@/app/routing/lazyWithPreload';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const Page = ({ name }: { name: string }) => <p>{`This is ${name}`}</p>;

it('[NV8] a page whose scripts are there is shown without anything in its place first', async () => {
  const drawn: string[] = [];
  const Drawn = ({ name }: { name: string }) => {
    drawn.push(document.body.textContent ?? '');
    return <Page name={name} />;
  };
  const Ahead = lazyWithPreload(async () => ({ Drawn }), 'Drawn');
  await Ahead.preload();
  const { text } = await render(<Ahead name="the editor" />);
  expect(text('This is the editor')).not.toBeNull();
  expect(drawn[0]).not.toContain('Loading');
});

it('[NV8] a page that comes later has something in its place until the moment it comes', async () => {
  let arrive: (pages: { Page: typeof Page }) => void = () => {};
  const Later = lazyWithPreload(
    () =>
      new Promise<{ Page: typeof Page }>((resolve) => {
        arrive = resolve;
      }),
    'Page',
  );
  const { text, after } = await render(<Later name="the editor" />);
  await vi.waitFor(() => expect(text('Loading')).not.toBeNull());
  await after(() => arrive({ Page }));
  expect(text('This is the editor')).not.toBeNull();
  expect(text('Loading')).toBeNull();
});

it('[NV8] scripts that could not be fetched are fetched again when the page is shown', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ Page });
  const Again = lazyWithPreload<'Page', { name: string }>(load, 'Page');
  await expect(Again.preload()).rejects.toThrow('offline');
  const { text } = await render(<Again name="the editor" />);
  expect(text('This is the editor')).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});
