import { expect, it } from 'vitest';
import { type PresentTab, presentPeople } from '@/model/presence/presentPeople';

const tab = (user: string, floor: string | null, more: Partial<PresentTab> = {}): PresentTab => ({
  user,
  name: user,
  avatar: null,
  tab: `${user} ${floor}`,
  floor,
  hasUnsavedChanges: false,
  ...more,
});
const viewer = { user: 'me', tab: 'mine', floor: 'ground' };

it('[PE10] lists those on the shown floor first, and otherwise in the order of entering', () => {
  const { others } = presentPeople([tab('ann', 'upper'), tab('bob', 'ground'), tab('cy', null)], viewer);
  expect(others.map(({ user }) => user)).toEqual(['bob', 'ann', 'cy']);
});

it('[PE10] lists a person with several tabs once, on the shown floor, with the unsaved changes of any tab', () => {
  const tabs = [tab('ann', 'upper', { hasUnsavedChanges: true }), tab('ann', 'ground'), tab('ann', 'roof')];
  expect(presentPeople(tabs, viewer).others).toMatchObject([{ user: 'ann', floor: 'ground', hasUnsavedChanges: true }]);
  expect(presentPeople(tabs, { ...viewer, floor: 'cellar' }).others).toMatchObject([{ floor: 'roof' }]);
});

it('[PE10] the own tab is left out, and another own tab is apart', () => {
  const mine = tab('me', 'ground', { tab: 'mine' });
  expect(presentPeople([mine], viewer)).toEqual({ others: [], own: null });
  expect(presentPeople([mine, tab('me', 'upper')], viewer)).toMatchObject({ others: [], own: { floor: 'upper' } });
});
