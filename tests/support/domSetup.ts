import { beforeAll, vi } from 'vitest';
import { clearToasts } from '@/components/feedback/toastStack';

// The files of a worker share its modules and its page: each begins as if it were alone.
beforeAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
});
