import { afterEach, expect, it, vi } from 'vitest';
import { routeCasesQuery } from '@/api/network/routeCases';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import type { Placement } from '@/contract/destinations/destinations';
import type { WireRouteCase } from '@/contract/network/routeCases';
import { createNetwork, floorId, nodeId } from '@/model/network/network';
import type { RouteCase } from '@/model/routing/cases/routeCase';
import { BrokenCases } from '@/screens/checks/BrokenCases';
import type { JudgedCase } from '@/screens/checks/createCaseJudge';
import { NO_ROUTE_CASES } from '@/screens/checks/routeCases';
import { keptEnd, proposedLimit } from '@/screens/editor/tools/cases/caseEnds';
import { KeepCase } from '@/screens/editor/tools/cases/KeepCase';
import { RouteCaseList } from '@/screens/editor/tools/cases/RouteCaseList';
import { text } from '@/screens/editor/tools/cases/texts';
import { edge, node } from '../../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../../support/dom/render';
import { testEditor } from '../../../../support/dom/testEditor';
import { typeInto } from '../../../../support/dom/typeInto';

afterEach(async () => {
  await cleanUp();
  clearToasts();
  vi.unstubAllGlobals();
});

const network = createNetwork([node(1, 0, 0, { name: 'North entrance' }), node(-1, 10, 0)], [edge(11, 1, -1)]);
const data = {
  destinations: [
    { id: 4, floor_id: 'ground', object_name: 'room_1', location_name: 'Radiology' } as unknown as Placement,
  ],
  screens: [],
};
const stored: WireRouteCase = {
  id: 7,
  name: 'North entrance to Radiology',
  from: { node_id: 1 },
  to: { floor_id: 'ground', object_name: 'room_1' },
  step_free: false,
  max_metres: 180,
  max_seconds: null,
  revision: 3,
};
/** As the service answers: the floors of the editor of the tests have short names instead of identifiers. */
const answered = { ...stored, to: { ...stored.to, floor_id: '0b7c1f4e-52a6-4b1c-9a55-6d2b1b0f4e11' } };
const routeCase: RouteCase = {
  id: 7,
  name: stored.name,
  from: { kind: 'node', node: nodeId(1) },
  to: { kind: 'room', floor: floorId('ground'), mesh: 'room_1' },
  stepFree: false,
  maxMetres: 180,
  maxSeconds: null,
};
const broken: JudgedCase = {
  routeCase,
  verdict: { kind: 'too-long', metres: 212, seconds: 140 },
  brokenBy: { kind: 'step', note: { kind: 'deletePaths', count: 1 } },
};
const held: JudgedCase = {
  routeCase: { ...routeCase, id: 8, name: 'To the canteen' },
  verdict: { kind: 'holds', metres: 90, seconds: 60 },
  brokenBy: null,
};

/** An editor whose service answers each writing call with this case or with a status, and what it was sent. */
async function opened(status = 200) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'http://localhost'),
      init,
    );
    const body = await request.text();
    sent.push({ method: request.method, path: new URL(request.url).pathname, body: body ? JSON.parse(body) : null });
    return status === 200
      ? Response.json({ data: request.method === 'DELETE' ? null : answered, message: 'Done.' })
      : Response.json({ error: 'Refused.', message: 'Refused.', code: 'refused' }, { status });
  });
  const editor = await testEditor({ network, data });
  editor.client.setQueryDefaults(routeCasesQuery('mall').queryKey, { enabled: false });
  editor.client.setQueryData(routeCasesQuery('mall').queryKey, [stored, { ...stored, id: 8, name: 'To the canteen' }]);
  editor.session.routeCases.set({ ...NO_ROUTE_CASES, judged: [held, broken] });
  return { ...editor, sent };
}

const named = (page: HTMLElement, name: string): HTMLElement => {
  const found = [...page.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};

it('[CF14] a found route is kept under a proposed name and limit', async () => {
  const { around, sent } = await opened();
  const { page, after, find, until } = await render(
    around(<KeepCase from="node:1" to="destination:4" isStepFree metres={163} />),
  );
  await after(() => named(page, text('keep')).click());
  const [name, metres] = ['name', 'max_metres'].map((field) => find(`[name="${field}"]`) as HTMLInputElement);
  expect([name?.value, metres?.value]).toEqual(['North entrance to Radiology, step-free', '180']);
  await after(() => metres && typeInto(metres, ''));
  await after(() => named(page, text('save')).click());
  expect(sent).toEqual([]);
  await after(() => metres && typeInto(metres, '170'));
  await after(() => named(page, text('save')).click());
  await until(() => sent.length > 0);
  const { id: _id, revision: _revision, ...body } = stored;
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/projects/mall/route-cases',
      body: { ...body, name: 'North entrance to Radiology, step-free', max_metres: 170, step_free: true },
    },
  ]);
});

it('[CF14] an end that is not saved, or is gone, cannot be kept', () => {
  expect(keptEnd('node:-1', data, network)).toEqual({ blockedBy: 'notSaved' });
  expect(keptEnd('node:5', data, network)).toEqual({ blockedBy: 'endMissing' });
  expect(keptEnd('destination:5', data, network)).toEqual({ blockedBy: 'endMissing' });
  expect(keptEnd('kiosk:5', data, network)).toEqual({ blockedBy: 'nodeMissing' });
  expect([proposedLimit(163), proposedLimit(3), proposedLimit(200)]).toEqual([180, 10, 220]);
});

it('[CF15] the list has those that fail first, with what broke them', async () => {
  const { around } = await opened();
  const { page } = await render(around(<RouteCaseList />));
  expect(
    [...page.querySelectorAll('li')].map((row) => [...row.querySelectorAll('span')].map((one) => one.textContent)),
  ).toEqual([
    ['“North entrance to Radiology” is 212 m long, but should be at most 180 m.', 'Broken by “Deleted a path”.'],
    ['“To the canteen”: 90 m of at most 180 m.'],
  ]);
});

it('[CF15] a case is renamed on its revision, and deleted after a question', async () => {
  const { around, sent } = await opened();
  const { page, after, find, until } = await render(around(<RouteCaseList />));
  await after(() => named(page, text('edit')).click());
  await after(() => typeInto(find('[name="name"]') as HTMLInputElement, 'Renamed'));
  await after(() => named(page, text('save')).click());
  await until(() => sent.length > 0);
  expect(sent[0]).toEqual({
    method: 'PUT',
    path: '/api/projects/mall/route-cases/7',
    body: { name: 'Renamed', max_metres: 180, max_seconds: null, revision: 3 },
  });
  await until(() => page.querySelector('form') === null);
  expect(getToasts().shown.map((toast) => toast.text)).toEqual(['Done.']);
  await after(() => named(page, text('remove')).click());
  expect(sent).toHaveLength(1);
  const dialog = () => page.querySelector<HTMLElement>('[role="alertdialog"]');
  expect(dialog()?.textContent).toContain('Delete “North entrance to Radiology”?');
  const question = dialog();
  if (!question) throw new Error('There is no question.');
  await after(() => named(question, text('remove')).click());
  await until(() => sent.length > 1);
  expect(sent[1]).toMatchObject({ method: 'DELETE', path: '/api/projects/mall/route-cases/7' });
});

it.each([409, 503])('[CF15] a change that is answered with %i leaves what was typed in its form', async (status) => {
  const { around, sent } = await opened(status);
  const { page, after, find, until } = await render(around(<RouteCaseList />));
  await after(() => named(page, text('edit')).click());
  await after(() => typeInto(find('[name="name"]') as HTMLInputElement, 'Renamed'));
  await after(() => named(page, text('save')).click());
  const messages = () => getToasts().tray.map((toast) => toast.text);
  await until(() => messages().length > 0);
  expect(messages()).toEqual([status === 409 ? text('conflict') : 'Refused.']);
  expect((find('[name="name"]') as HTMLInputElement).value).toBe('Renamed');
  expect(sent.some(({ method }) => method === 'PUT')).toBe(true);
});

it('[CF15] the question before publishing names those that fail, and nothing while all hold', async () => {
  const { page } = await render(<BrokenCases cases={{ ...NO_ROUTE_CASES, judged: [held, broken] }} />);
  expect(page.textContent).toBe(
    '1 route case fails“North entrance to Radiology” is 212 m long, but should be at most 180 m. Broken by “Deleted a path”.',
  );
  await cleanUp();
  expect((await render(<BrokenCases cases={{ ...NO_ROUTE_CASES, judged: [held] }} />)).page.textContent).toBe('');
});
