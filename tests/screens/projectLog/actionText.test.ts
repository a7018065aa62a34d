import { expect, it } from 'vitest';
import { LOG_ACTIONS } from '@/contract/locations/projectLog';
import { actionText } from '@/screens/projectLog/actionText';

it.each(LOG_ACTIONS)('[LG5] the action %s has words of its own', (action) => {
  expect(actionText(action)).toMatch(/^[A-Z][a-z]+$/);
});

it('[LG5] the action of another provider stays as it is named', () => {
  expect(actionText('re-indexed')).toBe('re-indexed');
});
