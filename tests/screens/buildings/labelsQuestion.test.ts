import { expect, it } from 'vitest';
import { readLabels } from '@/model/floorPlan/labelsFile';
import { labelsQuestion, skippedLines } from '@/screens/buildings/labelsQuestion';

const labels = (...texts: readonly string[]) => texts.map((text, at) => ({ mesh: `room_${at}`, text }));
const fileOf = (text: string) => readLabels(new TextEncoder().encode(text));

it('[UP14] labels that are changed or lost are named before they are overwritten', () => {
  expect(
    labelsQuestion(labels('Kitchen', 'Bathroom', 'Office'), [...labels('Café'), { mesh: 'new', text: 'Bar' }]),
  ).toBe('1 label is added, 1 is changed and 2 are lost: “Bathroom”, “Office”.');
  expect(labelsQuestion(labels('Kitchen', 'Bathroom'), labels('Café', 'Toilet'))).toBe(
    '0 labels are added, 2 are changed and none is lost.',
  );
});

it('[UP14] first labels, additions and the same labels again need no question', () => {
  expect(labelsQuestion([], labels('Kitchen'))).toBeNull();
  expect(labelsQuestion(labels('Kitchen'), labels('Kitchen', 'Bathroom'))).toBeNull();
});

it('[UP14] a long list of lost labels is shortened', () => {
  expect(labelsQuestion(labels('a', 'b', 'c', 'd', 'e', 'f', 'g'), labels('a'))).toBe(
    '0 labels are added, 0 are changed and 6 are lost: “b”, “c”, “d”, “e”, “f” ….',
  );
});

it('[UP14] lines that are no labels are mentioned', () => {
  expect(skippedLines(fileOf('room_1\tCafé\nfoo bar\n'))).toBe(
    '1 line has no object name, tab and text and was left out: line 2.',
  );
  expect(skippedLines(fileOf('room_1\tCafé\n'))).toBeNull();
});
