import { afterEach, expect, it, vi } from 'vitest';
import { Toasts } from '@/app/shell/Toasts';
import { notify } from '@/components/feedback/toastStack';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

it('[TO7] a toast is shown with its first frame, and no dialog hides it from screen readers', async () => {
  notify('The category could not be saved.', 'error');
  const { text } = await render(<Toasts />);
  const region = text('The category could not be saved.')?.closest('section');
  expect(region).not.toBeNull();
  // As a modal dialog does with everything beside it.
  region?.setAttribute('aria-hidden', 'true');
  await vi.waitFor(() => expect(region?.hasAttribute('aria-hidden')).toBe(false));
});
