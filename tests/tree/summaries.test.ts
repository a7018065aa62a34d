import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allCalls } from '@/contract/allCalls';
import { OF_THE_SERVICE } from '../../scripts/build/withoutSummaries.mjs';
import { sourceFilesIn } from '../support/sourceTree';

it('[TR21] the build leaves out the summary and the expected answers of each call, and nothing else', () => {
  const sources = sourceFilesIn('src/contract').filter((path) => !path.startsWith('src/contract/texts/'));
  const removed = sources
    .flatMap((path) => readFileSync(path, 'utf8').match(OF_THE_SERVICE) ?? [])
    .map((property) => property.replace(/^\w+:\s*.|.(?:,\s*)?$/g, ''));
  const declared = new Set(allCalls.flatMap(({ summary, answers }) => [summary, answers]));
  expect(removed.filter((text) => !declared.has(text))).toEqual([]);
  // An eighth of the summaries is composed, and stays.
  expect(new Set(removed).size).toBeGreaterThan(0.87 * declared.size);
});
