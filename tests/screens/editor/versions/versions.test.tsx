import { afterEach, expect, it, vi } from 'vitest';
import { dynamicRoutesQuery } from '@/api/network/editor';
import { networkOfBuildQuery } from '@/api/network/networkVersions';
import { buildsQuery } from '@/api/publishing/builds';
import type { Build } from '@/contract/publishing/builds';
import { deleteNodes } from '@/model/network/edits/deleteNodes';
import { type Network, nodeId } from '@/model/network/network';
import { editNode } from '@/model/network/operations/editNode';
import { VersionsDialog } from '@/screens/editor/versions/VersionsDialog';
import { HistoryMenu } from '@/screens/editor/workbench/HistoryMenu';
import { records, sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

const build = (number: number, more: Partial<Build> = {}): Build => ({
  id: number,
  build_number: number,
  created_at: '2026-11-20T10:00:00Z',
  created_by: { name: 'Ann' },
  bytes: 1,
  shown_to: null,
  can_be_published: true,
  ...more,
});

/** The dialog with these builds; undefined where the service has to be asked. */
async function shown(builds: readonly Build[] | undefined, networks: Readonly<Record<number, Network>> = {}) {
  const opened = await testEditor({ network: sampleNetwork() });
  const { client, around } = opened;
  client.setDefaultOptions({ queries: { retry: false } });
  // Cached data is the answer; only builds are always requested.
  vi.stubGlobal('fetch', async () =>
    builds
      ? Response.json({ data: builds, message: '' })
      : Response.json({ message: 'The service rests.' }, { status: 503 }),
  );
  if (builds) client.setQueryData(buildsQuery('mall').queryKey, [...builds]);
  client.setQueryData(dynamicRoutesQuery('mall').queryKey, []);
  for (const [number, network] of Object.entries(networks))
    client.setQueryData(networkOfBuildQuery('mall', Number(number)).queryKey, network);
  const onClose = vi.fn();
  const rendered = await render(around(<VersionsDialog onClose={onClose} />));
  const { body } = rendered.page.ownerDocument;
  const button = (name: string) =>
    [...body.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null;
  return { ...opened, ...rendered, onClose, body, button, words: () => body.textContent ?? '' };
}

it('[CF31] versions that cannot be loaded say why and are asked for again by Retry', async () => {
  const { words, button, until, after } = await shown(undefined);
  await until(() => words().includes('The versions could not be loaded'));
  expect(words()).toContain('The service rests.');
  vi.stubGlobal('fetch', async () => Response.json({ data: [], message: '' }));
  await after(() => button('Retry')?.click());
  await until(() => words().includes('No versions yet'));
});

it('[CF30] [CF31] lists who built when, without older releases, and counts by floor', async () => {
  const before = deleteNodes([nodeId(5)])(sampleNetwork());
  const builds = [build(3, { shown_to: 'visitors' }), build(2), build(1, { can_be_published: false })];
  const { words, body, until } = await shown(builds, { 2: before, 3: sampleNetwork() });
  await until(() => words().includes('Changed since build 2'));
  expect(body.querySelectorAll('[role=radiogroup] input')).toHaveLength(2);
  expect(words()).toMatch(/Build 3.*Ann.*visitors.*Build 2/);
  expect(words()).toMatch(/Changed since build 2.*H : Upper1 node added1 path added/);
});

it('[CF32] Restore is one step that undo takes back; the present network has nothing to restore', async () => {
  const version = deleteNodes([nodeId(5)])(sampleNetwork());
  const { document, button, until, after, words, onClose } = await shown([build(2), build(1)], {
    1: version,
    2: sampleNetwork(),
  });
  await until(() => button('Restore build 2') !== null);
  expect(button('Restore build 2')?.getAttribute('aria-disabled')).toBe('true');
  const present = () => document.getSnapshot().context.history;
  await after(() =>
    document.send({ type: 'edit', operation: editNode(present().present, nodeId(1), { open: false }) }),
  );
  expect(words()).toContain('1 node changed');
  await after(() => button('Restore build 2')?.click());
  expect(records(present().present)).toEqual(records(sampleNetwork()));
  expect(present().past.map(({ note }) => note.kind)).toEqual(['closeNodes', 'restoreVersion']);
  expect(onClose).toHaveBeenCalledOnce();
  await after(() => document.send({ type: 'undo' }));
  expect(present().present.nodes.get(nodeId(1))?.open).toBe(false);
});

it('[CF31] the history menu opens the versions', async () => {
  const { session, around } = await testEditor({ network: sampleNetwork() });
  const { page, after } = await render(around(<HistoryMenu keys="Shift+Z" />));
  await after(() => session.isHistoryOpen.set(true));
  const entry = [...page.ownerDocument.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) =>
    textContent?.startsWith('Versions'),
  );
  await after(() => entry?.click());
  expect(session.isVersionsOpen.get()).toBe(true);
});
