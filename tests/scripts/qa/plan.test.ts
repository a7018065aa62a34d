import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../scripts/qa/arguments';
import { planOf } from '../../../scripts/qa/plan';
import { LONGEST_WALK } from '../../models/support/paths/walkLimit';

const exceptions = { kioskDisplay: 'it is too far away' };

async function planFor(...args: readonly string[]) {
  const command = readArguments(['replay', ...args]);
  if (command.kind !== 'replay') throw new Error('These are no arguments of a replay.');
  return planOf(command.options, exceptions);
}

describe('the walks of a replay', () => {
  it(
    '[QA16] leave out machines that a page cannot be held to, with the reason, unless one is named',
    async () => {
      const all = await planFor('--all', '--shard', '1/1');
      const walked = new Set(all.walks.map(({ machine }) => machine));
      expect(walked).not.toContain('kioskDisplay');
      expect(all.leftOut).toContainEqual(
        expect.objectContaining({ machine: 'kioskDisplay', reason: exceptions.kioskDisplay }),
      );
      // One that the tests walk through its states alone is walked along every edge.
      expect(walked).toContain('outlineTool');
      expect((await planFor('kioskDisplay')).walks.length).toBeGreaterThan(0);
    },
    LONGEST_WALK,
  );
});
