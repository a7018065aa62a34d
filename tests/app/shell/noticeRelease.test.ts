// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noticeRelease } from '@/app/shell/noticeRelease';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { text } from '@/components/lazy/texts';

const TEN_MINUTES = 600_000;
let isNewer = false;
let looks = 0;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  clearToasts();
  isNewer = false;
  looks = 0;
  window.history.replaceState(null, '', '/locations');
  stop = noticeRelease(async () => {
    looks += 1;
    return isNewer;
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const notices = () => getToasts().shown.map(({ text: words, intent, action }) => [words, intent, action?.label]);
const SAYS = [text('outdated'), 'info', text('reload')];
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const show = () => document.dispatchEvent(new Event('visibilitychange'));

it('[OP46] an open page says once that a newer release is there, with Reload, and looks no more', async () => {
  await pass(TEN_MINUTES);
  expect([looks, notices()]).toEqual([1, []]);
  isNewer = true;
  await pass(TEN_MINUTES);
  expect(notices()).toEqual([SAYS]);
  await pass(6 * TEN_MINUTES);
  expect([looks, notices()]).toEqual([2, [SAYS]]);
});

it('[OP46] a page that is seen again looks at once, but not at every look at it', async () => {
  isNewer = true;
  show();
  await pass(0);
  expect(looks).toBe(0);
  await pass(60_000);
  show();
  await pass(0);
  expect(notices()).toEqual([SAYS]);
});

it('[OP46] a page that nobody sees, and one of visitors, asks for nothing', async () => {
  isNewer = true;
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(TEN_MINUTES);
  hidden.mockReturnValue(false);
  for (const path of ['/kiosk', '/preview/0a1b']) {
    window.history.replaceState(null, '', path);
    await pass(TEN_MINUTES);
  }
  expect([looks, notices()]).toEqual([0, []]);
});
