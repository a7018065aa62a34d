import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../scripts/qa/arguments';
import { planOf } from '../../../scripts/qa/plan';
import { unwalked } from '../../models/unwalked';

async function planFor(...args: readonly string[]) {
  const command = readArguments(['replay', ...args]);
  if (command.kind !== 'replay') throw new Error('These are no arguments of a replay.');
  return planOf(command.options);
}

describe('the walks of a replay', () => {
  it('[QA16] leave out machines that a page cannot be held to, with the reason, unless one is named', async () => {
    const all = await planFor('--all', '--shard', '1/1');
    const walked = new Set(all.walks.map(({ machine }) => machine));
    for (const [machine, reason] of Object.entries(unwalked)) {
      expect(walked).not.toContain(machine);
      expect(all.leftOut).toContainEqual(expect.objectContaining({ machine, reason }));
    }
    expect(walked).toContain('signIn');
    expect((await planFor('kioskDisplay')).walks.length).toBeGreaterThan(0);
  }, 120_000);
});
