import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreAriaHidden } from '@/app/shell/restoreAriaHidden';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root" aria-hidden="true"><main id="main"></main></div>';
});
afterEach(() => vi.useRealTimers());
const isHidden = () => document.getElementById('root')?.getAttribute('aria-hidden') === 'true';

it('[AX9] a page that a drawer left hidden is there for screen readers again', () => {
  const end = restoreAriaHidden();
  expect(isHidden()).toBe(true);
  vi.advanceTimersByTime(1100);
  expect(isHidden()).toBe(false);
  end();
});

it('[AX9] a page under something modal stays hidden, and so does one that has been left', () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>');
  const end = restoreAriaHidden();
  vi.advanceTimersByTime(5000);
  expect(isHidden()).toBe(true);
  end();
  document.querySelector('[aria-modal]')?.remove();
  restoreAriaHidden()();
  vi.advanceTimersByTime(5000);
  expect(isHidden()).toBe(true);
});
