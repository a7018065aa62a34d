import { expect, it } from 'vitest';
import { feedFaultText } from '@/contract/texts/feedFaultText';

it('[TX12] says what to fix in a feed, and names the field as the form does', () => {
  expect(feedFaultText({ code: 'no-path', field: 'main_destination' })).toBe(
    'No item has a value at the path of the field “Main destination”. Please check the mapping.',
  );
  expect(feedFaultText({ code: 'too-many', most: 50_000 })).toBe(
    'The feed has more than 50,000 rows. Split it into several feeds.',
  );
  expect(feedFaultText({ code: 'same-id', as: 12_345 })).toBe('Row 12345 has the same id.');
  expect(feedFaultText({ code: 'no-id' })).toBe('This row has no id, or one that is no text and no number.');
});
