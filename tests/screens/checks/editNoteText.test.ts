import { expect, it } from 'vitest';
import { editNoteText } from '@/screens/checks/editNoteText';

it('[CF7] what an edit did is said in words, in the singular and in the plural', () => {
  expect(
    (
      [
        { kind: 'placeNode' },
        { kind: 'moveNodes', count: 1 },
        { kind: 'moveNodes', count: 3 },
        { kind: 'addEntrance', name: 'City Bank' },
        { kind: 'copyToFloors', nodes: 1, floors: 2, leftOut: 0 },
      ] as const
    ).map(editNoteText),
  ).toEqual([
    'Placed a node',
    'Moved a node',
    'Moved 3 nodes',
    'Added an entrance of City Bank',
    'Copied a node to 2 floors',
  ]);
});
