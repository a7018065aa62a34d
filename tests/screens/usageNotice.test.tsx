import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { USAGE_CALLS, USAGE_PARTS, type Usage } from '@/contract/usage/usage';
import { type UsageAnswer, UsageNotice, usageText } from '@/screens/usage/UsageNotice';
import { cleanUp, render } from '../support/dom/render';
import { EVERY_KIND } from './forms/everyKind';

afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

async function shown(usage: Usage | null, targets: { id: number; name: string }[] = []) {
  vi.stubGlobal('fetch', async () =>
    usage
      ? Response.json({ data: usage, message: '' })
      : Response.json({ error: 'Busy.', message: 'Busy.', code: 'busy' }, { status: 503 }),
  );
  const answers: UsageAnswer[] = [];
  const rendered = await render(
    <QueryClientProvider client={new QueryClient()}>
      <UsageNotice kind="category" id="7" targets={targets} onAnswer={(answer) => answers.push(answer)} />
    </QueryClientProvider>,
  );
  await rendered.until(() => answers.at(-1)?.blockedBy !== answers[0]?.blockedBy);
  return { ...rendered, answers };
}

it('[FM39] [CT16] names what uses a category, and is confirmed once its destinations have another one', async () => {
  const { page, answers, after } = await shown(
    [
      { part: 'destinations', count: 27, names: ['A', 'B', 'C', 'D', 'E'] },
      { part: 'destinationsOnlyHere', count: 1, names: ['A'] },
    ],
    [{ id: 8, name: 'Clothes' }],
  );
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '27 destinations have it: A, B, C, D, E and 22 more',
    '1 destination has no other category: A',
  ]);
  expect(answers.map(({ blockedBy }) => blockedBy)).toEqual([
    'Counting what uses it…',
    'Choose the category that its destinations move to.',
  ]);
  await after(() => page.querySelector<HTMLElement>('[role=combobox]')?.click());
  await after(() => document.querySelector<HTMLElement>('[role=option]')?.click());
  expect(answers.at(-1)).toEqual({ blockedBy: null, moveTo: '8' });
});

it('[FM39] a count that fails says so, and the deletion can be confirmed', async () => {
  const { page, answers } = await shown(null);
  expect(page.textContent).toContain('What uses it could not be counted');
  expect(answers.at(-1)).toEqual({ blockedBy: null, moveTo: null });
});

it.each(USAGE_PARTS)('[FM39] %s has words for one and for many', (part) => {
  for (const count of [1, 7]) expect(usageText({ part, count, names: ['A'] })).not.toMatch(/[{}]/);
});

/** Kinds whose deletion takes nothing along that has a name, and why. */
const WITHOUT_USAGE: Readonly<Record<string, string>> = {
  roomKind: 'the destination stays, and the question of the editor says so',
  accessKeyKind: 'its question says that apps stop working',
  integrationKind: 'what it imported stays, and its question says so',
  fileKind: 'nothing refers to a file',
  uploadKind: 'the floor plan in use cannot be deleted',
  event: 'nothing refers to an event',
  offer: 'nothing refers to an offer',
  overrideKind: 'the variable stays, and its question says so',
  userKind: 'their sessions end; nothing else is theirs',
};
const USAGE_OF: Readonly<Record<string, keyof typeof USAGE_CALLS>> = {
  amenityKind: 'amenity',
  categoryKind: 'category',
  destinationKind: 'destination',
  kioskKind: 'kiosk',
  locationKind: 'project',
  organisationKind: 'organisation',
  variableKind: 'variable',
};

it('[FM39] every kind that can be deleted counts what uses it, or has nothing to count', () => {
  const deletable = Object.values(EVERY_KIND).flatMap((kinds) =>
    Object.entries(kinds)
      .filter(([, { confirmations }]) => confirmations > 0)
      .map(([name]) => name),
  );
  expect(deletable.sort()).toEqual([...Object.keys(WITHOUT_USAGE), ...Object.keys(USAGE_OF)].sort());
  // Buildings, floors and skins have questions of their own.
  expect(Object.keys(USAGE_CALLS).sort()).toEqual([...Object.values(USAGE_OF), 'building', 'floor', 'skin'].sort());
});
