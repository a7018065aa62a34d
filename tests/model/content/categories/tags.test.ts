import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addTags, orderedTags } from '@/model/content/categories/tags';

it('[DE28] a typed tag is added trimmed, once and in order; blanks add none', () => {
  expect(addTags(['bread'], '  apple ')).toEqual(['apple', 'bread']);
  expect(addTags(['bread'], ' bread')).toEqual(['bread']);
  expect(addTags(['bread'], '   ')).toEqual(['bread']);
  expect(addTags([], 'b, a,,c\nd')).toEqual(['a', 'b', 'c', 'd']);
  expect(addTags(['level 10'], 'level 9')).toEqual(['level 9', 'level 10']);
});

it('[DE28] ordering tags again changes nothing, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (tags) => {
      const once = orderedTags(tags);
      expect(orderedTags(once.toReversed())).toEqual(once);
      expect(new Set(once).size).toBe(once.length);
      expect(once.every((tag) => tag !== '' && tag === tag.trim())).toBe(true);
    }),
  );
});
