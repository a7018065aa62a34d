import { afterEach, expect, it, vi } from 'vitest';
import { lazyWithPreload } from '@/app/routing/lazyWithPreload';
import { renewPage } from '@/app/routing/release';
import { OutdatedError } from '@/components/lazy/outdatedError';
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

const outdated = () =>
  lazyWithPreload<'Page', { name: string }>(async () => {
    throw new OutdatedError('gone');
  }, 'Page');

it('[RB4] a page of an earlier release is loaded in the new one', async () => {
  const reload = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload } as never);
  const Outdated = outdated();
  await render(<Outdated name="the editor" />);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(document.body.textContent).not.toContain('A new version of Atrium is there');
  vi.restoreAllMocks();
});

it('[RB4] a page that is of the earlier release still, after it was loaded again, says so', async () => {
  const reload = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload } as never);
  expect([renewPage(), renewPage()]).toEqual([true, false]);
  const Outdated = outdated();
  await render(<Outdated name="the editor" />);
  await vi.waitFor(() => expect(document.body.textContent).toContain('A new version of Atrium is there'));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
