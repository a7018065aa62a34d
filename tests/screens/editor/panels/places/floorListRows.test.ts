import { expect, it, vi } from 'vitest';
import { createNetwork } from '@/model/network/network';
import { matchingRows, nodeListRows, OTHER_PARTS, roomListRows } from '@/screens/editor/panels/places/floorListRows';
import type { RoomRow } from '@/screens/editor/panels/places/roomRows';
import { node } from '../../../../model/network/sampleNetwork';

const mesh = (key: string, note = ''): RoomRow => ({ key, name: key, note, colour: null, at: { x: 1, y: 2 } });
const listed = (given: Partial<Parameters<typeof roomListRows>[0]>) =>
  roomListRows({
    rooms: [mesh('shop')],
    others: [],
    showsOthers: false,
    onToggleOthers: () => undefined,
    onChoose: () => undefined,
    ...given,
  });

it('[CV54] the other parts of a floor plan are below the rooms, behind a row that shows and hides them', () => {
  const others = [mesh('door_1'), mesh('wall_2')];
  const names = (showsOthers: boolean) => listed({ others, showsOthers }).map(({ name }) => name);
  expect(names(false)).toEqual(['shop', '2 other parts of the floor plan']);
  expect(names(true)).toEqual(['shop', 'Hide other parts', 'door_1', 'wall_2']);
  expect(listed({}).map(({ key }) => key)).toEqual(['shop']);
});

it('[CV54] the row of the other parts toggles them, and every other row chooses its mesh', () => {
  const [onChoose, onToggleOthers] = [vi.fn(), vi.fn()];
  const rows = listed({ others: [mesh('door_1')], showsOthers: true, onChoose, onToggleOthers });
  for (const row of rows) row.choose();
  rows.at(-1)?.choose(true);
  expect(rows[1]?.key).toBe(OTHER_PARTS);
  expect(onToggleOthers).toHaveBeenCalledOnce();
  expect(onChoose.mock.calls.map(([{ key }, isAdding]) => [key, isAdding])).toEqual([
    ['shop', false],
    ['door_1', false],
    ['door_1', true],
  ]);
});

it('[PL107] a row of the list of nodes chooses its node', () => {
  const onChoose = vi.fn();
  const { nodes, groups } = createNetwork([node(1, 0, 0), node(2, 5, 0)], []);
  nodeListRows([...nodes.values()], groups, () => '', onChoose)[1]?.choose();
  expect(onChoose.mock.calls).toEqual([[nodes.get([...nodes.keys()][1]!)]]);
});

it('[PP5] rows are found by their name and by their note', () => {
  const rows = listed({ rooms: [mesh('Bakery', 'room_7'), mesh('Bank', 'no destination')] });
  const found = (search: string) => matchingRows(rows, search).map(({ name }) => name);
  expect([found(''), found('bak'), found('DESTINATION'), found('cinema')]).toEqual([
    ['Bakery', 'Bank'],
    ['Bakery'],
    ['Bank'],
    [],
  ]);
});
