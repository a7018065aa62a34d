import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { routeCasesQuery } from '@/api/network/routeCases';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import type { Placement } from '@/contract/destinations/destinations';
import type { WireRouteCase } from '@/contract/network/routeCases';
import { createNetwork, floorId, nodeId } from '@/model/network/network';
import { NO_ROUTE_CASES } from '@/screens/checks/routeCases';
import { applyTyped, saveTypedForms } from '@/screens/editor/nodeForms/typedForms';
import { CaseForm } from '@/screens/editor/tools/cases/CaseForm';
import { caseOfInput, inputOfCase, inputOfNewCase, readCaseInput } from '@/screens/editor/tools/cases/caseInput';
import { KeepCase } from '@/screens/editor/tools/cases/KeepCase';
import { RouteCaseList } from '@/screens/editor/tools/cases/RouteCaseList';
import { routeCaseForm } from '@/screens/editor/tools/cases/routeCaseForm';
import { useCaseDraft } from '@/screens/editor/tools/cases/useCaseDraft';
import { KeptInput } from '@/screens/editor/typed/KeptInput';
import { node } from '../../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../../support/dom/render';
import { renderHook } from '../../../../support/dom/renderHook';
import { testEditor } from '../../../../support/dom/testEditor';
import { typeInto } from '../../../../support/dom/typeInto';

afterEach(async () => {
  await cleanUp();
  clearToasts();
  vi.unstubAllGlobals();
});

const FLOOR = '0b7c1f4e-52a6-4b1c-9a55-6d2b1b0f4e11';
const STORED: WireRouteCase = {
  id: 7,
  name: 'North entrance to Radiology',
  from: { node_id: 1 },
  to: { floor_id: FLOOR, object_name: 'room_1' },
  step_free: false,
  max_metres: 180,
  max_seconds: null,
  revision: 3,
};
const NEW = { from: 'node:1', to: 'destination:4', isStepFree: true };

/** @param stored the case as the service has it; the page has read it as `STORED` */
async function opened(stored = STORED) {
  const sent: { method: string; body: unknown }[] = [];
  const answer = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'http://localhost'),
      init,
    );
    if (request.method === 'GET') return Response.json({ data: [stored] });
    const body = await request.text();
    sent.push({ method: request.method, body: body ? JSON.parse(body) : null });
    return Response.json({ data: { ...STORED, revision: 4 }, message: 'Saved.' });
  };
  const editor = await testEditor({
    network: createNetwork([node(1, 0, 0, { name: 'North entrance' })], []),
    data: {
      destinations: [
        { id: 4, floor_id: FLOOR, object_name: 'room_1', location_name: 'Radiology' } as unknown as Placement,
      ],
    },
  });
  editor.client.setQueryDefaults(routeCasesQuery('mall').queryKey, { enabled: false });
  editor.client.setQueryData(routeCasesQuery('mall').queryKey, [STORED]);
  editor.session.routeCases.set({
    ...NO_ROUTE_CASES,
    judged: [
      {
        routeCase: {
          id: 7,
          name: STORED.name,
          from: { kind: 'node', node: nodeId(1) },
          to: { kind: 'room', floor: floorId(FLOOR), mesh: 'room_1' },
          stepFree: false,
          maxMetres: 180,
          maxSeconds: null,
        },
        verdict: { kind: 'holds', metres: 90, seconds: 60 },
        brokenBy: null,
      },
    ],
  });
  const { session, client } = editor;
  const world = { ...session, client };
  const show = async (part: 'list' | 'keep') => {
    await cleanUp();
    vi.stubGlobal('fetch', answer);
    const shown = await render(
      editor.around(
        <Suspense>
          <KeptInput />
          {part === 'list' ? <RouteCaseList /> : <KeepCase {...NEW} metres={163} />}
        </Suspense>,
      ),
    );
    const press = (label: string) =>
      shown.after(() => {
        const button = [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === label);
        button?.focus();
        button?.click();
      });
    const field = (name: string) => shown.page.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const type = (name: string, typed: string) => shown.after(() => typeInto(field(name) as HTMLInputElement, typed));
    return { ...shown, press, field, type };
  };
  return { ...editor, sent, world, show };
}

it('[ET63] what is typed for a case is in the draft, and its form is open again where it was', async () => {
  const { show, document } = await opened();
  const list = await show('list');
  await list.press('Edit');
  await list.type('name', 'North to X-ray');
  expect(Object.keys(document.getSnapshot().context.typed)).toEqual([inputOfCase(7)]);
  const keep = await show('keep');
  await keep.press('Keep as a case');
  await keep.type('max_metres', '200');
  expect(Object.keys(document.getSnapshot().context.typed)).toEqual([inputOfCase(7), inputOfNewCase(NEW)]);
  expect((await show('list')).field('name')?.value).toBe('North to X-ray');
  expect((await show('keep')).field('max_metres')?.value).toBe('200');
});

it('[ET63] Save of the editor saves it and closes the form, whose button has the focus', async () => {
  const { show, world, sent, document } = await opened();
  const list = await show('list');
  await list.press('Edit');
  await list.type('name', 'North to X-ray');
  await list.after(() => void saveTypedForms(world));
  await list.until(() => list.field('name') === null);
  expect(sent).toEqual([
    { method: 'PUT', body: { name: 'North to X-ray', max_metres: 180, max_seconds: null, revision: 3 } },
  ]);
  const keep = await show('keep');
  await keep.press('Keep as a case');
  await keep.type('max_metres', '200');
  await keep.after(() => void saveTypedForms(world));
  await keep.until(() => keep.field('name') === null);
  expect(sent[1]).toEqual({
    method: 'POST',
    body: {
      name: 'North entrance to Radiology, step-free',
      max_metres: 200,
      max_seconds: null,
      from: { node_id: 1 },
      to: { floor_id: FLOOR, object_name: 'room_1' },
      step_free: true,
    },
  });
  expect([document.getSnapshot().context.typed, globalThis.document.activeElement?.textContent]).toEqual([
    {},
    'Keep as a case',
  ]);
});

it('[ET63] Save merges the limit that another person saved meanwhile', async () => {
  const { show, world, sent } = await opened({ ...STORED, max_metres: 220, revision: 4 });
  const { press, type, after, field, until } = await show('list');
  await press('Edit');
  await type('name', 'North to X-ray');
  await after(() => void saveTypedForms(world));
  await until(() => field('name') === null);
  expect(sent).toEqual([
    { method: 'PUT', body: { name: 'North to X-ray', max_metres: 220, max_seconds: null, revision: 4 } },
  ]);
});

it('[ET63] input that cannot be saved stays, with the reason', async () => {
  const { show, world, sent, document } = await opened();
  const { press, type, after, until } = await show('keep');
  await press('Keep as a case');
  await type('max_metres', '0');
  await after(() => void saveTypedForms(world));
  await until(() => getToasts().tray.length > 0);
  expect(getToasts().tray[0]?.text).toContain('North entrance to Radiology, step-free: ');
  expect([sent, Object.keys(document.getSnapshot().context.typed)]).toEqual([[], [inputOfNewCase(NEW)]]);
});

it('[ET63] input for a new case that Revert has discarded is brought back by undo', async () => {
  const { show, world } = await opened();
  const { press, type, after, field, until } = await show('keep');
  await press('Keep as a case');
  await type('max_metres', '200');
  const kept = Object.values(world.typed.get())[0] as { base: Record<string, string>; values: Record<string, string> };
  await after(() => world.typed.set({}));
  await until(() => field('max_metres') === null);
  const change = { kind: 'form', of: inputOfNewCase(NEW), before: kept.values, after: kept.base } as const;
  await after(() => void applyTyped({ change, direction: 'back' }, world));
  await until(() => field('max_metres')?.value === '200');
  expect(Object.values(world.typed.get())).toEqual([kept]);
});

it('[ET63] typing back what was saved leaves the form open, with nothing unsaved', async () => {
  const { show, world } = await opened();
  const { press, type, field } = await show('list');
  await press('Edit');
  await type('name', 'Other');
  await type('name', STORED.name);
  expect([world.typed.get(), field('name')?.value]).toEqual([{}, STORED.name]);
});

it('[AX23] Cancel of a case gives the focus back to its Edit, and asks where something is typed', async () => {
  const { show, world } = await opened();
  const { press, type, field, page, until } = await show('list');
  await press('Edit');
  await press('Cancel');
  expect([field('name'), document.activeElement?.textContent]).toEqual([null, 'Edit']);
  await press('Edit');
  await type('name', 'Other');
  await press('Cancel');
  expect(page.querySelector('[role="alertdialog"]')?.textContent).toContain('Close without saving?');
  await press('Discard changes');
  await until(() => document.activeElement?.textContent === 'Edit');
  expect([field('name'), world.typed.get()]).toEqual([null, {}]);
});

it('[ET63] the names of kept input are read back', async () => {
  const names = [inputOfCase(7), inputOfNewCase(NEW), inputOfNewCase({ ...NEW, from: 'kiosk:3', isStepFree: false })];
  expect(names.map(caseOfInput)).toEqual([7, NEW, { ...NEW, from: 'kiosk:3', isStepFree: false }]);
  expect(['kiosk 7', 'description of node 7', 'new route case x'].map(caseOfInput)).toEqual([null, null, null]);
  const { world } = await opened();
  expect([routeCaseForm('kiosk 7', world), routeCaseForm(inputOfCase(7), world) === null]).toEqual([null, false]);
  expect(Object.keys(readCaseInput({ name: '', max_metres: '', max_seconds: 'x' }).errors).sort()).toEqual([
    'max_metres',
    'max_seconds',
    'name',
  ]);
});

it('[ET63] a form in which nothing was typed ends at Cancel, without a question', async () => {
  const { around, document } = await opened();
  const onEnd = vi.fn();
  const fields = { name: STORED.name, max_metres: 180, max_seconds: null };
  const { page, after } = await render(
    around(
      <CaseForm form={inputOfCase(7)} initial={fields} label="Save" isSaving={false} onSave={vi.fn()} onEnd={onEnd} />,
    ),
  );
  await after(() => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel')?.click());
  expect(onEnd).toHaveBeenCalledOnce();
  expect(document.getSnapshot().context.typed).toEqual({});
});

it('[ET63] the form of a case ends where its input was saved or discarded elsewhere, and not by typing it back', async () => {
  const { around, world } = await opened();
  const ended = vi.fn();
  const saved = { name: 'A', max_metres: '180', max_seconds: '' };
  const { result, after } = await renderHook(
    () => useCaseDraft({ form: inputOfCase(7), saved, isSaving: false, onEnd: ended }),
    { around },
  );
  await after(() => result().set({ name: 'B' }));
  await after(() => result().set({ name: 'A' }));
  expect([world.typed.get(), ended.mock.calls.length]).toEqual([{}, 0]);
  await after(() => result().set({ name: 'B' }));
  await after(() => world.typed.set({}));
  expect([result().values, ended.mock.calls.length]).toEqual([saved, 1]);
  await after(() => result().set({ name: 'C' }));
  await after(() => result().end());
  expect(world.typed.get()).toEqual({});
  expect(ended).toHaveBeenCalled();
});
