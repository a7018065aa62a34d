import { afterEach, expect, it, vi } from 'vitest';
import { onPageStep, pageParams, setPageSearch } from '@/screens/preview/address/pageAddress';

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

it('[PV24] the parameters of the page change alone, as a step of Back where that is asked for', () => {
  window.history.replaceState({ from: 'page' }, '', '/map?place=1#top');
  const before = window.history.length;
  setPageSearch('?place=2', false);
  expect([window.location.href.endsWith('/map?place=2#top'), window.history.length]).toEqual([true, before]);
  setPageSearch('?place=3', true);
  expect([pageParams().get('place'), window.history.length]).toEqual(['3', before + 1]);
  expect(window.history.state).toEqual({ from: 'page' });
});

it('[MT29] Back is listened to until its end', () => {
  const listener = vi.fn();
  const end = onPageStep(listener);
  window.dispatchEvent(new PopStateEvent('popstate'));
  end();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(listener).toHaveBeenCalledOnce();
});
