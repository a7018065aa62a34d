import { describe, expect, it } from 'vitest';
import { integrationText } from '@/contract/texts/integrationTexts';
import { integrationTestMachine } from '@/machines/locations/integrationTest.machine';
import { drive } from '../drive';

const STORED = { mode: 0, url: 'https://feeds.example/' };
const OTHER = { mode: 1, url: 'https://feeds.example/' };
const open = (isSaved: boolean) => drive(integrationTestMachine, { values: STORED, isSaved });

describe('the test of an integration', () => {
  it('[IG30] a new integration is untested from the start, a stored one is not', () => {
    expect(open(false).state()).toBe('changed');
    expect(open(true).state()).toBe('clean');
  });

  it('[IG30] has the two texts letter for letter', () => {
    expect(integrationText('testFirst')).toBe(
      'You need to test the integration has valid config before it can be saved.',
    );
    expect(integrationText('testSucceeded')).toBe('Integration test succeeded');
  });

  it('[IG30] refuses a save of changed entries and takes it again once they are those that are stored', () => {
    const test = open(true);
    test.send({ type: 'change', values: OTHER, isSaved: false });
    test.send({ type: 'save' });
    expect(test.state()).toBe('changed');
    test.send({ type: 'change', values: STORED, isSaved: true });
    test.send({ type: 'save' });
    expect(test.state()).toBe('saving');
  });
});
