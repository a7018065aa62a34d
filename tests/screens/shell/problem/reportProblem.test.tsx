import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { startRecording } from '@/components/machine/recordEvents';
import { enterRunning } from '@/components/machine/runningMachines';
import { documentMachine } from '@/machines/editor/document.machine';
import type { LoadResult } from '@/machines/editor/documentTypes';
import { warningDialogMachine } from '@/machines/shell/warningDialog.machine';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { nodeId } from '@/model/network/network';
import type { ProblemReport } from '@/model/problemReport/problemReport';
import { HelpDialogs } from '@/screens/shell/problem/HelpDialogs';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';

let ends: (() => void)[] = [];
afterEach(async () => {
  for (const end of ends) end();
  ends = [];
  await cleanUp();
});

/** The files that the page has saved. */
function savedFiles() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { names, first: async () => JSON.parse((await blobs[0]?.text()) ?? '') as ProblemReport };
}

/** The editor's document with one unsaved change. */
async function editDocument(): Promise<void> {
  const result: LoadResult = { loaded: { network: sampleNetwork(), revision: 4 }, draft: null };
  const machine = documentMachine.provide({
    actors: { load: fromPromise<LoadResult, { project: string }>(async () => result) },
  });
  const actor = createActor(machine, { input: { project: 'mall' } });
  ends.push(enterRunning(actor), () => actor.stop());
  actor.start();
  actor.send({ type: 'load' });
  await waitFor(actor, (snapshot) => snapshot.hasTag('editable'));
  const edit = moveNodes(new Map([[nodeId(1), { x: 77, y: 0 }]]));
  actor.send({
    type: 'edit',
    operation: { blockedBy: null, edit, note: { kind: 'moveNodes', count: 1 }, select: null },
  });
}

it('[PM4] says what the file contains, and saves it with the description and without secrets', async () => {
  const files = savedFiles();
  ends.push(startRecording());
  const actor = createActor(warningDialogMachine, { input: { text: null } });
  ends.push(enterRunning(actor));
  actor.start();
  actor.send({ type: 'confirm', token: 'hush' } as never);
  const onClose = vi.fn();
  const { page, after, text, find } = await render(
    <HelpDialogs first="help" onClose={onClose} />,
    undefined,
    '/locations?open=1',
  );
  await after(() => text('Report a problem')?.click());
  expect(page.textContent).toContain('Nothing is sent from here.');
  expect(page.textContent).toContain('Passwords, codes and tokens are never recorded.');
  await after(() => {
    const field = find('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'It does not close.');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await after(() => text('Save file')?.click());
  const report = await files.first();
  expect(report).toMatchObject({ version: 2, description: 'It does not close.', draft: null });
  expect(report.events.at(-1)).toMatchObject({ machine: 'warningDialog', type: 'confirm', after: ['confirmed'] });
  expect(JSON.stringify(report)).not.toContain('hush');
  expect(files.names[0]).toMatch(/^atrium-problem-\d{4}(-\d\d){5}\.json$/);
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  [false, null],
  [true, { project: 'mall', revision: 4 }],
])('[PM5] unsaved work is in the file only if the person attaches it: %s', async (isAttached, draft) => {
  const files = savedFiles();
  await editDocument();
  const { after, text, find } = await render(<HelpDialogs first="report" onClose={() => undefined} />);
  const box = find('input[type=checkbox]') as HTMLInputElement;
  expect(box.checked).toBe(false);
  if (isAttached) await after(() => box.click());
  await after(() => text('Save file')?.click());
  const report = await files.first();
  if (draft === null) expect(report.draft).toBeNull();
  else {
    expect(report.draft).toMatchObject(draft);
    expect(JSON.stringify(report.draft)).toContain('77');
  }
});

it('[PM5] offers no unsaved work where there is none', async () => {
  const { page } = await render(<HelpDialogs first="report" onClose={() => undefined} />);
  expect(page.querySelector('input[type=checkbox]')).toBeNull();
  expect(page.textContent).toContain('nothing has been recorded');
});
