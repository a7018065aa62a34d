import { describe, expect, it } from 'vitest';
import { factsText } from '../../../../scripts/qa/listPaths';
import { machineFacts } from '../../../../scripts/qa/paths/machineFacts';
import { allReplayable } from '../../../models/replayable';
import { LONGEST_WALK } from '../../../models/support/paths/walkLimit';
import { lampReplayable } from '../lamp';

describe('what the paths of a machine cover', () => {
  it('[QA1] is counted, and what they do not cover is named', async () => {
    const facts = await machineFacts(lampReplayable());
    expect(facts.states).toEqual({ covered: 4, all: 4 });
    expect(facts.transitions).toEqual({ covered: 6, all: 6 });
    expect(facts.guards).toEqual({ covered: 1, all: 2 });
    expect(facts.uncovered).toEqual(['guard isAllowed never rejects']);
  });

  it('[QA1] is less where a sample is missing', async () => {
    const samples = { hard: { type: 'press', hard: true }, reset: { type: 'reset' } } as const;
    const facts = await machineFacts(lampReplayable({ samples }));
    expect(facts.transitions).toEqual({ covered: 5, all: 6 });
    expect(facts.uncovered).toContain('edge lamp.off on press (2 of 2) to lamp.off is never walked');
    expect(facts.uncovered).toContain('guard isHard never rejects');
  });

  it('[QA1] counts excuses, and names an edge that is out of reach without one', async () => {
    const broken = { error: new Error('broken'), precondition: () => false };
    const answers = { warm: { warm: {}, broken } };
    const bare = await machineFacts(lampReplayable({ answers }));
    expect(bare.unexcused).toEqual(['warming → warm: broken → off']);
    const unreachableEdges = { 'warming → warm: broken → off': 'the lamp of the demo never breaks' };
    const excused = await machineFacts(lampReplayable({ answers, unreachableEdges }));
    expect(excused.unexcused).toEqual([]);
    expect(factsText(excused)).toContain(
      'with an excuse (1):\n    warming → warm: broken → off: the lamp of the demo never breaks',
    );
  });

  it('[QA1] stands before the paths, each in one sentence with its id', async () => {
    const facts = await machineFacts(lampReplayable());
    const text = factsText(facts);
    expect(text).toContain('lamp: A lamp with a heavy switch.');
    expect(text).toContain('4 of 4 states, 6 of 6 transitions, 1 of 2 guards, both ways.');
    for (const { id } of facts.paths) expect(text.split(id).length).toBe(2);
    expect(text).toContain('From “dark”: “hard”, then warm answers “warm”, then 500 ms pass. Ends in off.');
  });

  it('[QA1] names what a browser walks through every state alone, and what it does not walk, with the reason', async () => {
    const none = { unwalked: {}, walkedByState: {} };
    const whole = factsText(await machineFacts(lampReplayable(), none));
    expect(whole).not.toContain('npm test');
    const long = await machineFacts(lampReplayable(), { ...none, walkedByState: { lamp: 'it takes an hour' } });
    const words = long.paths.filter(({ id }) => long.byState?.paths.includes(id)).map(({ description }) => description);
    expect(words).toEqual(['dark → hard → warm: warm → reset → off']);
    expect(factsText(long)).toContain(
      `Walked by npm test, through every state alone: it takes an hour (1):\n    ${long.byState?.paths[0]}  From`,
    );
    const dark = await machineFacts(lampReplayable(), { ...none, unwalked: { lamp: 'it is too hot' } });
    expect(factsText(dark)).toContain('No browser of npm test walks it (1):\n    it is too hot');
  });

  it.each(allReplayable.map((one) => [one.model.machine.id, one] as const))(
    '[QA1] is every state and transition of %s',
    { timeout: LONGEST_WALK },
    async (_id, replayable) => {
      const { states, transitions, unexcused } = await machineFacts(replayable);
      expect([states.covered, transitions.covered, unexcused]).toEqual([states.all, transitions.all, []]);
    },
  );
});
