import { afterEach, expect, it } from 'vitest';
import { dynamicRoutesQuery } from '@/api/network/editor';
import type { DrawnRoute } from '@/components/mapCanvas/overlay/overlayScene';
import type { Placement } from '@/contract/destinations/destinations';
import type { ProjectData } from '@/contract/locations/projectData';
import type { Hit } from '@/machines/editor/toolPointer';
import { floorPoint, screenPoint } from '@/model/geometry/points';
import { createNetwork, edgeId, nodeId } from '@/model/network/network';
import { removeSelection } from '@/model/network/operations/removeSelection';
import { findRoute } from '@/model/routing/findRoute';
import { RouteSession } from '@/model/routing/routeSession';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { RoutePanel } from '@/screens/editor/tools/route/RoutePanel';
import { RouteProvider } from '@/screens/editor/tools/route/RouteProvider';
import { useRoute } from '@/screens/editor/tools/route/route';
import type { RoutePreview } from '@/screens/editor/tools/route/routePreview';
import { useToolEffects } from '@/screens/editor/tools/useToolEffects';
import { AT_REST } from '../../../../machines/editor/pointer';
import { edge, node } from '../../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../../support/dom/render';
import { testEditor } from '../../../../support/dom/testEditor';

afterEach(cleanUp);

/** From the kiosk at node 1 to the door of the books at node 2: 20 m over stairs, 40 m without, 60 m around node 5. */
const network = createNetwork(
  [
    node(1, 0, 0),
    node(2, 20, 0, { mesh: 'shop-2' }),
    node(3, 0, 10),
    node(4, 20, 10),
    node(5, 10, 20),
    node(9, 50, 50),
  ],
  [
    edge(11, 1, 2, { travel: ['stairs'] }),
    edge(12, 1, 3),
    edge(13, 3, 4),
    edge(14, 4, 2),
    edge(15, 3, 5, { multiplier: 2 }),
    edge(16, 5, 4, { multiplier: 2 }),
  ],
);
const data = {
  destinations: [
    { id: 7, floor_id: 'ground', object_name: 'shop-2', location_name: 'Books', floor_name: 'Ground' } as Placement,
  ],
  screens: [{ id: 3, name: 'Lobby', node_id: 1 }] as ProjectData['screens'],
};
const KIOSK: Hit = { kind: 'node', id: nodeId(1) };
const NODE: Hit = { kind: 'node', id: nodeId(4) };
const BOOKS: Hit = { kind: 'mesh', name: 'shop-2' };
const EMPTY_ROOM: Hit = { kind: 'mesh', name: 'shop-1' };
const ALONE: Hit = { kind: 'node', id: nodeId(9) };

async function opened({ failures = 0 } = {}) {
  let failing = failures;
  const editor = await testEditor({
    network,
    data,
    ask: async ({ from, to, stepFree }) => {
      if (failing-- > 0) throw new Error('The worker has stopped.');
      const { present } = editor.document.getSnapshot().context.history;
      const route = findRoute(new RouteSession(present, TRAVEL_TYPES, { stepFree }), from.nodes, to.nodes);
      return route
        ? { kind: 'route', route }
        : { kind: 'none', why: { reason: 'island', place: null, nodes: [], edges: [], groups: [] } };
    },
  });
  editor.client.setQueryDefaults(dynamicRoutesQuery('mall').queryKey, { enabled: false });
  editor.client.setQueryData(dynamicRoutesQuery('mall').queryKey, []);
  editor.editor.send({ type: 'tool.set', tool: 'route' });
  let route: RoutePreview | null = null;
  function Probe() {
    route = useRoute();
    return null;
  }
  function Panel() {
    useToolEffects();
    return (
      <RouteProvider>
        <Probe />
        <RoutePanel />
      </RouteProvider>
    );
  }
  const rendered = await render(editor.around(<Panel />));
  const { page, after } = rendered;
  const button = (name: string): HTMLElement => {
    const found = [...page.querySelectorAll<HTMLElement>('button')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    );
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  };
  const press = (name: string) => after(() => button(name).click());
  const click = (over: Hit | null, shift = false) => after(() => clickNow(over, shift));
  const clickNow = (over: Hit | null, shift = false) => {
    const pointer = { at: floorPoint(1, 1), screen: screenPoint(10, 10), ...AT_REST, over, shift, canMove: false };
    editor.editor.send({ type: 'pointer.down', ...pointer });
    editor.editor.send({ type: 'pointer.up', ...pointer });
  };
  const field = (label: string): HTMLInputElement => {
    const id = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor;
    const found = page.querySelector<HTMLInputElement>(`[id="${id}"]`);
    if (!found) throw new Error(`There is no field ${label}.`);
    return found;
  };
  const region = (name: string) => page.querySelector(`[role="status"][aria-label="${name}"]`)?.textContent ?? null;
  return {
    ...editor,
    ...rendered,
    button,
    press,
    click,
    clickNow,
    ends: () => ['From', 'To'].map((label) => field(label).value),
    field,
    region,
    /** The field that the marker is at, by what describes it. */
    next: () =>
      ['From', 'To'].filter((label) =>
        (field(label).getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some((id) => page.querySelector(`[id="${id}"]`)?.textContent === 'Next click on the map'),
      ),
    rows: () => [...page.querySelectorAll('tr')].map((row) => [...row.cells].map(({ textContent }) => textContent)),
    drawn: (): DrawnRoute | null => route?.drawn ?? null,
    turnStepFree: () => after(() => page.querySelector<HTMLElement>('[role="switch"]')?.click()),
  };
}

const isBlocked = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

it('[CF36] [CF37] two clicks set both ends: the kiosk of a node, and the destination of a room', async () => {
  const { click, ends, next, region, until } = await opened();
  expect(next()).toEqual(['From']);
  await click(KIOSK);
  expect([ends(), next()]).toEqual([['Kiosk Lobby', ''], ['To']]);
  expect(region('Ends by click')).toBe('From: Kiosk Lobby.');
  await click(BOOKS);
  expect([ends(), next()]).toEqual([['Kiosk Lobby', 'Books · Ground'], ['To']]);
  expect(region('Ends by click')).toBe('To: Books · Ground.');
  await until(() => region('Route')?.startsWith('20 m') === true);
  await click(NODE);
  expect(ends()).toEqual(['Kiosk Lobby', 'Node 4']);
});

it('[CF37] a click right after another one, before the panel is rendered, sets the other end', async () => {
  const { after, clickNow, ends, until, page } = await opened();
  await after(() => {
    clickNow(KIOSK);
    clickNow(BOOKS);
  });
  expect(ends()).toEqual(['Kiosk Lobby', 'Books · Ground']);
  await until(() => page.textContent?.includes('Keep to compare') ?? false);
});

it('[CF43] a route that could not be found is asked for once more by itself, then by Retry', async () => {
  const once = await opened({ failures: 1 });
  await once.click(KIOSK);
  await once.click(BOOKS);
  await once.until(() => once.region('Route') !== null);
  await cleanUp();
  const twice = await opened({ failures: 2 });
  await twice.click(KIOSK);
  await twice.click(BOOKS);
  await twice.until(() => twice.page.textContent?.includes('The route could not be found just now.') ?? false);
  expect(twice.region('Route')).toBeNull();
  await twice.press('Retry');
  await twice.until(() => twice.region('Route') !== null);
  expect(twice.page.textContent).not.toContain('The route could not be found just now.');
});

it('[CF36] the tool selects what is clicked, whether it sets an end or not', async () => {
  const { click, ends, document, editor } = await opened();
  const selected = () => [document.getSnapshot().context.history.selection, editor.getSnapshot().context.mesh];
  await click(NODE);
  expect(selected()).toEqual([{ type: 'node', ids: [4] }, null]);
  await click(BOOKS);
  expect(selected()).toEqual([null, 'shop-2']);
  expect(ends()).toEqual(['Node 4', 'Books · Ground']);
  await click(EMPTY_ROOM);
  expect(selected()).toEqual([null, 'shop-1']);
  await click(KIOSK, true);
  expect(selected()).toEqual([{ type: 'node', ids: [1] }, null]);
  expect(ends()).toEqual(['Node 4', 'Books · Ground']);
});

it('[CF36] the ground, a path, a click with Shift and a room without a destination set nothing, the room says why', async () => {
  const { click, ends, region } = await opened();
  const hint = region('Ends by click');
  await click(null);
  await click({ kind: 'edge', id: edgeId(11) });
  await click(KIOSK, true);
  expect([ends(), region('Ends by click')]).toEqual([['', ''], hint]);
  await click(EMPTY_ROOM);
  expect(ends()).toEqual(['', '']);
  expect(region('Ends by click')).toBe('This room has no destination, so no route can lead to it.');
  await click(null);
  expect(region('Ends by click')).toBe(hint);
});

it('[CF36] with another tool a click sets no end', async () => {
  const { click, ends, editor, after } = await opened();
  await after(() => editor.send({ type: 'tool.set', tool: 'measure' }));
  await click(KIOSK);
  expect(ends()).toEqual(['', '']);
});

it('[CF37] the focus of a field and its button say which end the next click sets', async () => {
  const { click, ends, next, field, press, button, after } = await opened();
  await click(KIOSK);
  await click(BOOKS);
  await after(() => field('From').focus());
  expect(next()).toEqual(['From']);
  await click(NODE);
  expect(ends()).toEqual(['Node 4', 'Books · Ground']);
  await press('To: set it by the next click on the map');
  expect(next()).toEqual(['To']);
  expect(button('To: set it by the next click on the map').getAttribute('aria-pressed')).toBe('true');
  expect(button('From: set it by the next click on the map').getAttribute('aria-pressed')).toBe('false');
  await click(KIOSK);
  expect([ends(), next()]).toEqual([['Node 4', 'Kiosk Lobby'], ['From']]);
});

it('[CF39] [CF41] a kept route is compared with the step-free one, row by row', async () => {
  const { click, press, rows, until, turnStepFree, text, region, button, page } = await opened();
  await click(KIOSK);
  expect(text('Keep to compare')).toBeNull();
  await click(BOOKS);
  await until(() => text('Keep to compare') !== null);
  expect(page.querySelector('table')).toBeNull();
  button('Keep to compare').focus();
  await press('Keep to compare');
  expect(document.activeElement?.textContent).toBe('Stop comparing');
  expect(text('Kiosk Lobby to Books · Ground')).not.toBeNull();
  expect(text('Kept as it was then. Later edits do not change it.')).not.toBeNull();
  expect(rows()).toEqual([
    ['', 'Kept', 'Now', 'Difference'],
    ['Length', '20 m', '20 m', 'same'],
    ['Time', '40 s', '40 s', 'same'],
    ['Floor changes', '0', '0', 'same'],
    ['Step-free', 'no', 'no', 'same'],
  ]);
  await turnStepFree();
  await until(() => region('Route')?.startsWith('40 m') === true);
  expect(rows().slice(1)).toEqual([
    ['Length', '20 m', '40 m', '+20 m'],
    ['Time', '40 s', '32 s', '\u22128 s'],
    ['Floor changes', '0', '0', 'same'],
    ['Step-free', 'no', 'yes', 'gained'],
  ]);
  await press('Stop comparing');
  expect(page.querySelector('table')).toBeNull();
  expect(text('Keep to compare')).not.toBeNull();
});

it('[CF39] [CF40] an edit changes the present route alone, in the table and on the map', async () => {
  const { click, press, rows, until, text, session, drawn, turnStepFree, after } = await opened();
  await click(KIOSK);
  await turnStepFree();
  await click(BOOKS);
  await until(() => text('Keep to compare') !== null);
  expect(drawn()?.kept ?? null).toBeNull();
  await press('Keep to compare');
  const before = drawn()?.kept?.lines;
  expect(before).toEqual(drawn()?.lines);
  await after(() => session.perform(removeSelection(network, { type: 'node', ids: [nodeId(3)] })));
  await until(() => rows()[1]?.[2] === '–');
  expect(
    rows()
      .slice(1)
      .map((row) => row.slice(1)),
  ).toEqual([
    ['40 m', '–', '–'],
    ['32 s', '–', '–'],
    ['0', '–', '–'],
    ['yes', '–', '–'],
  ]);
  expect(drawn()).toMatchObject({ lines: [], start: null, kept: { lines: before } });
  await turnStepFree();
  await until(() => rows()[1]?.[2] === '20 m');
  expect(drawn()?.kept?.lines).toEqual(before);
  expect(drawn()?.lines).toHaveLength(1);
});

it('[CF39] the two routes are swapped, unless there is none now', async () => {
  const { click, press, rows, until, text, ends, button, turnStepFree, region } = await opened();
  await click(KIOSK);
  await click(BOOKS);
  await until(() => text('Keep to compare') !== null);
  await press('Keep to compare');
  await turnStepFree();
  await click(NODE);
  await until(() => region('Route')?.startsWith('30 m') === true);
  await press('Swap routes');
  await until(() => region('Route')?.startsWith('20 m') === true);
  expect(ends()).toEqual(['Kiosk Lobby', 'Books · Ground']);
  expect(rows()[1]).toEqual(['Length', '30 m', '20 m', '\u221210 m']);
  expect(text('Kiosk Lobby to Node 4, step-free')).not.toBeNull();
  expect(isBlocked(button('Swap routes'))).toBe(false);
  await click(ALONE);
  await until(() => rows()[1]?.[2] === '–');
  expect(isBlocked(button('Swap routes'))).toBe(true);
});

it('[CF42] the difference is read out as one sentence once it is at rest, and the table is not', async () => {
  const { click, press, until, text, region, turnStepFree, page } = await opened();
  await click(KIOSK);
  await click(BOOKS);
  await until(() => text('Keep to compare') !== null);
  await press('Keep to compare');
  await until(() => region('Difference') === 'As long and as fast as the kept route.');
  await turnStepFree();
  const sentence = 'Compared with the kept route: 20 m longer, 8 s faster, now step-free.';
  await until(() => region('Difference') === sentence);
  expect(page.querySelector('table')?.closest('[role="status"], [aria-live]')).toBeNull();
  expect(
    [...page.querySelectorAll('[role="status"]')].filter(({ textContent }) => textContent?.includes('20 m longer')),
  ).toHaveLength(1);
});
