import { describe, expect, it } from 'vitest';
import { safePath } from '@/model/content/filePath';
import { truncate } from '@/model/content/truncate';
import { typedName } from '@/model/content/typedName';
import { ProblemLog } from '@/model/floorPlan/report/problems';
import { cutText } from '@/model/text/cutText';
import { firstCharacter } from '@/model/text/firstCharacter';

const FAMILY = '👨‍👩‍👧‍👦';
const TEXTS = ['abc😀def', `ab${FAMILY}cd`, 'cafe\u0301s', '🇩🇪🇫🇷🇮🇹', 'नमस्ते', 'a\u0308'.repeat(9)];
/** No half of a pair of surrogates. */
const isWellFormed = (text: string): boolean => !/[\ud800-\udfff]/u.test(text);
/** Half of a pair, a mark or a joiner at the end of what is left, or at the beginning of what is cut off. */
const isWhole = (text: string, cut: string): boolean =>
  isWellFormed(cut) && text.startsWith(cut) && !/^(\p{M}|\u200d|[\udc00-\udfff])/u.test(text.slice(cut.length));

describe('a text that is too long', () => {
  it.each(TEXTS)('[TX14] is never cut inside of a character: %s', (text) => {
    for (let most = 0; most <= text.length; most++) {
      const cut = cutText(text, most);
      expect([most, cut.length <= most, isWhole(text, cut)]).toEqual([most, true, true]);
      expect(isWellFormed(truncate(text, Math.max(1, most)))).toBe(true);
      expect(isWellFormed(typedName('', text, most))).toBe(true);
    }
  });

  it('[TX14] keeps as much as fits', () => {
    expect(truncate('abc😀def', 5)).toBe('abc…');
    expect(cutText('abcdef', 4)).toBe('abcd');
    expect(cutText('cafe\u0301s', 4)).toBe('caf');
    expect(safePath(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99));
    expect(typedName('', '12😀', 3)).toBe('12');
  });

  it('[TX14] is well-formed in a report', () => {
    const log = new ProblemLog();
    log.add('warning', 'unknown-statement', {}, () => ({ text: `${'x'.repeat(299)}😀😀` }));
    expect(log.groups()[0]?.examples[0]?.fault.values).toEqual({ text: `${'x'.repeat(299)}…` });
  });

  it('[TX14] begins with a whole character on a tile', () => {
    expect(['😀 Bar', `${FAMILY} Café`, 'e\u0301clair', ''].map(firstCharacter)).toEqual(['😀', FAMILY, 'e\u0301', '']);
  });
});
