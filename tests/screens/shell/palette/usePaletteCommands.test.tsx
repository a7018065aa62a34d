import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { accessibleOrganisationsQuery } from '@/api/organisations/accessibleOrganisations';
import { setPageCommands } from '@/components/pageCommands';
import { usePaletteCommands } from '@/screens/shell/palette/usePaletteCommands';
import type { ShellParts } from '@/screens/shell/shellContext';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';

afterEach(async () => {
  setPageCommands('test', null);
  await cleanUp();
});

const PARTS = {
  pages: [
    { path: '/kiosks', title: 'Kiosks', addsNew: true },
    { path: '/locations', title: 'Locations', addsNew: false },
  ],
  recent: () => [
    { address: '/locations', title: 'Locations of today' },
    { address: '/kiosks?search=a', title: 'Kiosks with a' },
  ],
} as unknown as ShellParts;

async function commandsFor(text: string) {
  const client = new QueryClient();
  client.setQueryData(accessibleOrganisationsQuery().queryKey, []);
  client.setQueryDefaults(accessibleOrganisationsQuery().queryKey, { enabled: false });
  const asked: string[] = [];
  const { result } = await renderHook(
    () => usePaletteCommands(PARTS, { text, results: null }, (topic) => asked.push(topic)),
    { around: (shown) => <QueryClientProvider client={client}>{shown}</QueryClientProvider>, address: '/locations' },
  );
  return { commands: result(), asked };
}

it('[CP2] commands are found by prefixes of their words, those of the page first', async () => {
  setPageCommands('test', [
    { key: 'tool node', label: 'Kiosk tool', note: 'N', run: () => undefined },
    { key: 'save', label: 'Save', note: '', run: () => undefined },
  ]);
  const { commands } = await commandsFor('kio');
  expect(commands.map(({ group, label }) => [group, label]).slice(0, 3)).toEqual([
    ['here', 'Kiosk tool'],
    ['recent', 'Kiosks with a'],
    ['pages', 'Kiosks'],
  ]);
  expect(commands.every(({ label }) => /\bkio/i.test(label))).toBe(true);
});

it('[CP3] the current page is not among the recent ones, and help is asked for by its topic', async () => {
  const { commands, asked } = await commandsFor('');
  expect(commands.filter(({ group }) => group === 'recent').map(({ label }) => label)).toEqual(['Kiosks with a']);
  for (const { group, label, run } of commands) if (group === 'actions' && /shortcuts|problem/i.test(label)) run();
  expect(asked).toEqual(['help', 'report']);
});
