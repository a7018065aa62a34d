import { afterEach, expect, it } from 'vitest';
import type { ComparedRoom, RoomComparison } from '@/contract/uploads/uploads';
import { lostDestinations } from '@/model/floorPlan/identity/lostDestinations';
import { RoomComparisonSection } from '@/screens/mapPreview/RoomComparisonSection';
import { useRoomReview } from '@/screens/mapPreview/useRoomReview';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const room = (kind: ComparedRoom['kind'], from: string, to: string[], destinations: string[] = []): ComparedRoom => ({
  ...{ kind, from, to, destinations, entrances: destinations.length, kiosks: 0, route_cases: 0 },
});
const COMPARISON: RoomComparison = {
  plan: 'plans/present',
  offset: { x: 0, y: 0 },
  same: 12,
  rooms: [
    room('renamed', 'room-a', ['bakery'], ['Bread']),
    room('split', 'room-d', ['west', 'east'], ['Dentist']),
    room('moved', 'room-m', ['room-m']),
    room('gone', 'room-x', []),
  ],
  added: ['annex'],
};

function Review() {
  const review = useRoomReview(COMPARISON);
  return (
    <>
      <RoomComparisonSection comparison={COMPARISON} review={review} blockedBy={null} />
      <output>{review.matches.map(({ from, to }) => `${from} ${to}`).join(', ')}</output>
      <em>
        {lostDestinations([], COMPARISON, review.matches)
          .map(({ name }) => name)
          .join(', ')}
      </em>
    </>
  );
}

async function opened() {
  const { page, after } = await render(<Review />);
  const press = (name: string) =>
    after(() => [...page.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name))?.click());
  const choose = (name: string) =>
    after(() => {
      const select = page.querySelector('select');
      if (!select) throw new Error('No room can be chosen.');
      select.value = name;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const content = (selector: string) => page.querySelector(selector)?.textContent ?? null;
  return { page, press, choose, content };
}

it('[PI7] counts rooms by kind and says what follows each of them', async () => {
  const { page } = await opened();
  const counts = [...page.querySelectorAll('ul')].at(0)?.querySelectorAll('li') ?? [];
  expect([...counts].map(({ textContent }) => textContent)).toEqual([
    '12 same',
    '1 renamed',
    '1 moved',
    '1 split',
    '1 gone',
    '1 new',
  ]);
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'room-a → bakeryRenamedBread · 1 entrance',
    'room-d → westSplitDentist · 1 entrance',
    'room-mMoved',
    'room-x → No matchGone',
  ]);
});

it('[PI7] another room or none is chosen for a selected room, and is what an approval sends', async () => {
  const { page, press, choose, content } = await opened();
  expect(content('output')).toBe('room-a bakery, room-d west, room-x null');
  expect(page.querySelector('select')).toBeNull();
  await press('room-d');
  expect([...page.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '',
    'west',
    'east',
    'annex',
    'bakery',
    'room-m',
  ]);
  await choose('east');
  expect(content('output')).toBe('room-a bakery, room-d east, room-x null');
  expect(content('em')).toBe('');
  await choose('');
  expect(content('output')).toBe('room-a bakery, room-d null, room-x null');
  expect(content('em')).toBe('Dentist');
});

it('[PI7] a room that keeps its name elsewhere needs no choice', async () => {
  const { page, press } = await opened();
  await press('room-m');
  expect(page.querySelector('button[aria-pressed=true]')?.textContent).toBe('room-mMoved');
  expect(page.querySelector('select')).toBeNull();
});
