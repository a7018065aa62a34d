import { afterEach, expect, it } from 'vitest';
import { DelayedSpinner } from '@/components/feedback/DelayedSpinner';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

it('[AX8] a wait has its name before its words are shown', async () => {
  const { find, text } = await render(<DelayedSpinner label="Reading the mails" />);
  expect(text('Reading the mails')).toBeNull();
  expect(find('[role=progressbar]').getAttribute('aria-label')).toBe('Reading the mails');
});
