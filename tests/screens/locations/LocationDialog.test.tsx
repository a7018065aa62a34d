import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { Project } from '@/contract/locations/projects';
import { publishingMachine } from '@/machines/locations/publishing.machine';
import { LocationDialog } from '@/screens/locations/LocationDialog';
import { wayfinderVersion } from '@/screens/locations/wayfinderVersion';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';

afterEach(cleanUp);

const UUID = '44444444-4444-4444-8444-444444444444';
const project = (part: Partial<Project> = {}): Project =>
  ({
    uuid: UUID,
    name: 'Riverside Mall',
    description: null,
    hasMap: true,
    publish_status: 0,
    is_publishing: false,
    published_at: null,
    published_by: null,
    updated_at: '2026-11-22T10:00:00Z',
    ...part,
  }) as Project;

const shown = async (part: Partial<Project>, mayPublish: boolean) => {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <LocationDialog
        project={project(part)}
        publishMachine={publishingMachine}
        Importer={({ project: uuid }) => <p data-importer>{uuid}</p>}
        onDelete={vi.fn()}
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
    testCurrentUser({ userLacks: mayPublish ? [] : ['publish'] }),
  );
  const buttons = [...document.querySelectorAll('[data-dialog=location] :is(button, a)')];
  const facts = Object.fromEntries(
    [...document.querySelectorAll('[data-dialog=location] dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  );
  return { labels: buttons.map((button) => button.textContent), facts };
};

it('[LO5] shows what is known of a location that was never published or built', async () => {
  const { facts } = await shown({}, false);
  expect(facts).toMatchObject({
    UUID,
    'Last published': 'Never',
    'Published by': '–',
    'Build number': '–',
    'Wayfinder version': '–',
  });
});

it('[LO5] shows build number and publisher', async () => {
  const { facts } = await shown(
    {
      published_at: '2026-11-22T10:00:00Z',
      published_by: { name: 'Maya Okafor' },
      build: { build_number: 12, created_at: '2026-11-22T10:00:00Z' },
    },
    false,
  );
  expect(facts).toMatchObject({ 'Published by': 'Maya Okafor', 'Build number': '12' });
  expect(facts['Last published']).not.toBe('Never');
});

it.each([
  ['2.4.0', '2.4.0', '2.4.0 (Latest)'],
  ['2.3.0', '2.4.0', '2.3.0 (Update Available)'],
  ['2.4.0', true, '2.4.0 (Latest)'],
  ['2.4.0', false, '2.4.0 (Update Available)'],
  [null, '2.4.0', '–'],
] as const)('[LO6] version %s where the latest is %s', (wayfinder_version, latest_version, expected) => {
  expect(wayfinderVersion(project({ wayfinder_version, latest_version }))).toBe(expected);
});

it.each([
  ['nobody may publish', {}, false, []],
  ['without demo units', {}, true, ['Publish Project']],
  ['with demo units', { has_demo_units: true }, true, ['Publish to Demo Units', 'Publish Project']],
  ['with demo units, without the right', { has_demo_units: true }, false, []],
] as const)('[LO7] [LO8] has its buttons: %s', async (_name, part, mayPublish, publishing) => {
  const { labels } = await shown(part, mayPublish);
  expect(labels).toEqual(expect.arrayContaining(['Settings', 'Build Project', 'Preview Project']));
  expect(labels.filter((label) => label?.startsWith('Publish'))).toEqual(publishing);
});

it('[IO14] has the importer of an externally managed location, and of no other', async () => {
  const importer = () => document.querySelector('[data-importer]')?.textContent ?? null;
  await shown({ is_externally_managed: false }, true);
  expect(importer()).toBeNull();
  await cleanUp();
  await shown({ is_externally_managed: true }, true);
  expect(importer()).toBe(UUID);
});

const RUNNING = { uuid: 'j', kind: 'publish', state: 'running', is_demo: false, step: null, log: [], progress: 10 };

it('[PU25] [PU26] never says that it is up to date and publishing at once', async () => {
  const notFound = Object.assign(new Error('Not found.'), { status: 404 });
  const machine = publishingMachine.provide({ actors: { readJob: fromPromise(() => Promise.reject(notFound)) } });
  const part = { job: { ...RUNNING, stage: 'Waiting', error: null } } as unknown as Partial<Project>;
  let change: (part: Partial<Project>) => void = () => undefined;
  const Changing = () => {
    const [given, setGiven] = useState(part);
    change = setGiven;
    return (
      <LocationDialog
        project={project(given)}
        publishMachine={machine}
        Importer={() => null}
        onDelete={vi.fn()}
        onClose={vi.fn()}
      />
    );
  };
  const { after } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Changing />
    </QueryClientProvider>,
  );
  const words = () => document.querySelector('[data-dialog=location]')?.textContent ?? '';
  expect(words()).toContain('Publishing...');
  expect(words()).toContain('The progress cannot be read: Not found.');
  expect(words()).not.toContain('Location Up-to-date');
  expect(document.querySelector('[role=progressbar][aria-label=Publishing]')).toBeNull();
  await after(() => change({ job: null }));
  expect(words()).toContain('Location Up-to-date');
  expect(words()).not.toMatch(/Publishing\.\.\.|cannot be read|Cancel publishing/);
});
