import { expect, it } from 'vitest';
import { truncate } from '@/model/content/truncate';

it('[CT10] cuts a text to so many characters, the ellipsis among them', () => {
  expect(truncate('Eat and drink', 13)).toBe('Eat and drink');
  expect(truncate('Eat and drink', 8)).toBe('Eat and…');
  expect(truncate('x'.repeat(200), 100)).toHaveLength(100);
});
