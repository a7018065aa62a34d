import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearTray, getToasts } from '@/components/feedback/toastStack';
import { lazyDialog, lazyPart } from '@/components/lazy/lazyPart';
import { cleanUp, render } from '../../support/dom/render';

afterEach(async () => {
  await cleanUp();
  clearTray();
});

const Part = ({ name }: { name: string }) => <p>{`This is ${name}`}</p>;
const failing = () => vi.fn().mockRejectedValue(new Error('offline'));
/** The network returns. */
const reconnect = () => window.dispatchEvent(new Event('online'));

it('[NV10] a part whose script comes is shown', async () => {
  const Lazy = lazyPart(async () => Part);
  const { text } = await render(
    <Suspense>
      <Lazy name="a part" />
    </Suspense>,
  );
  await vi.waitFor(() => expect(text('This is a part')).not.toBeNull());
});

it('[NV10] a part whose script does not come says so, and is there when the network returns', async () => {
  const load = failing();
  const Lazy = lazyPart<{ name: string }>(load);
  const { text, after } = await render(
    <Suspense>
      <Lazy name="a part" />
    </Suspense>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(document.body.textContent).toContain('This part of the page could not be loaded.'));
  load.mockResolvedValue(Part);
  await after(reconnect);
  await vi.waitFor(() => expect(text('This is a part')).not.toBeNull());
  expect(document.body.textContent).not.toContain('could not be loaded');
});

it('[NV10] a dialog whose script does not come is notified, and takes no place on the screen', async () => {
  const load = failing();
  const Lazy = lazyDialog<{ name: string }>(load);
  const { text } = await render(
    <Suspense>
      <Lazy name="a dialog" />
    </Suspense>,
  );
  await vi.waitFor(() =>
    expect(getToasts().tray[0]?.text).toBe('This could not be opened. Check your connection and try again.'),
  );
  expect(text('This')).toBeNull();
});
