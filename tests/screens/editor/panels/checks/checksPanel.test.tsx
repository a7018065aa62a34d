import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { floorPlanQuery } from '@/api/buildings/floors';
import { CHECK_WORKER_KEY } from '@/api/network/keys';
import type { Floor } from '@/contract/buildings/buildings';
import type { Placement } from '@/contract/destinations/destinations';
import { type CheckedLocation, checkLocation } from '@/model/network/checks/checkLocation';
import { NO_OBJECTS, type Problem } from '@/model/network/checks/problem';
import { createNetwork, floorId, nodeId } from '@/model/network/network';
import type { Operation } from '@/model/network/operations/operation';
import type { CheckPort } from '@/screens/checks/checkPort';
import { editNoteText } from '@/screens/checks/editNoteText';
import { ProblemList } from '@/screens/editor/panels/checks/ProblemList';
import { PlacesPanel } from '@/screens/editor/panels/places/PlacesPanel';
import { edge, node, upstairs } from '../../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../../support/dom/render';
import { GROUND, housed, testEditor, UPPER } from '../../../../support/dom/testEditor';

afterEach(cleanUp);

/** Checks as the worker does. */
const checksHere: CheckPort = { check: async (location) => checkLocation(location) };

const PLANNED: readonly Floor[] = [GROUND, UPPER].map((floor) => ({ ...floor, plan: `plan-${floor.uuid}` }));
const cupboard = {
  floor_id: 'upper',
  object_name: 'room_9',
  location_name: 'Storage Cupboard',
  destination: { parent_id: 1, categories: [], description: '' },
} as unknown as Placement;
const network = createNetwork(
  [node(1, 0, 0), node(2, 10, 0), node(3, 20, 4), upstairs(4, 0, 0), upstairs(5, 10, 0)],
  [edge(11, 1, 2), edge(12, 4, 5)],
);

function Panel({ onPreview }: { onPreview: (operation: Operation | null) => void }) {
  const [, setProblems] = useState<unknown>(null);
  return <PlacesPanel onProblems={setProblems} onPreview={onPreview} />;
}

async function opened(loaded: readonly string[], of = network, destinations = [cupboard], checks = checksHere) {
  const editor = await testEditor({ network: of, data: { destinations, location: housed(PLANNED) } });
  for (const floor of loaded)
    editor.client.setQueryData(
      floorPlanQuery(floor, `plan-${floor}`).queryKey,
      floorPlanOf({ wall_1: [5, -3, 5.25, 3], room_9: [2, -8, 8, -4] }),
    );
  editor.client.setQueryData(CHECK_WORKER_KEY, checks);
  const previews: (string | null)[] = [];
  const page = await render(
    editor.around(<Panel onPreview={(operation) => void previews.push(operation && editNoteText(operation.note))} />),
  );
  const tab = page.find('[role="tab"][value="checks"]');
  const button = (name: string) => {
    const found = [...page.page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  };
  const problems = () =>
    [...page.page.querySelectorAll('section')].map((floor) => [
      floor.getAttribute('aria-label'),
      [...floor.querySelectorAll('li')].map((item) => item.querySelector('span:last-of-type')?.textContent),
    ]);
  return { ...editor, ...page, tab, button, problems, previews };
}

it('[PP3] the checks cover every floor, name their objects, and are counted at their tab', async () => {
  const { tab, after, problems, text } = await opened(['ground', 'upper']);
  expect(tab.textContent).toContain('5');
  await after(() => tab.click());
  // The list loads when it is opened for the first time.
  await vi.waitFor(() => expect(problems()).not.toEqual([]));
  expect(problems()).toEqual([
    ['Ground', ['Node 3 is not connected to any path.', 'The path between node 1 and node 2 goes through a wall.']],
    [
      'Upper',
      [
        '2 nodes around node 4 are connected to nothing else: no route leads there.',
        '“Storage Cupboard” has no entrance. Add a node at its door.',
        'The path between node 4 and node 5 goes through a wall.',
      ],
    ],
  ]);
  expect(text('Upper (3)')).not.toBeNull();
});

it('[PP3] there is no all-clear before the floor plan of every floor was examined', async () => {
  const sound = createNetwork([node(1, 0, 9), node(2, 10, 9)], [edge(11, 1, 2)]);
  const half = await opened(['ground'], sound, []);
  await half.after(() => half.tab.click());
  expect(half.text('Checking Upper')).not.toBeNull();
  expect(half.text('No problems on any floor.')).toBeNull();
  await cleanUp();
  const whole = await opened(['ground', 'upper'], sound, []);
  await whole.after(() => whole.tab.click());
  expect(whole.text('No problems on any floor.')).not.toBeNull();
});

it('[PP3] [PL94] a floor plan that is loaded and not checked yet gives no all-clear', async () => {
  const sound = createNetwork([node(1, 0, 9), node(2, 10, 9)], [edge(11, 1, 2)]);
  const isWhole = ({ floors }: CheckedLocation) => floors.every(({ floorPlan }) => floorPlan !== null);
  const slow: CheckPort = {
    check: (location) => (isWhole(location) ? new Promise(() => undefined) : checksHere.check(location)),
  };
  const { tab, after, text, client } = await opened(['ground'], sound, [], slow);
  await after(() => tab.click());
  await after(() => client.setQueryData(floorPlanQuery('upper', 'plan-upper').queryKey, floorPlanOf({})));
  expect(text('Checking Upper')).not.toBeNull();
  expect(text('No problems on any floor.')).toBeNull();
});

it('[PP4] a fix is named, shown before it is taken, and asks before it deletes what was drawn', async () => {
  const { tab, after, button, previews, document, text } = await opened(['ground', 'upper']);
  const history = () => document.getSnapshot().context.history;
  await after(() => tab.click());
  const connect = button('Connect to the nearest path');
  await after(() => connect.focus());
  await after(() => connect.blur());
  expect(previews).toEqual(['Connected node 3', null]);
  await after(() => button('Remove node 3').click());
  expect([text('Remove node 3?'), history().present.nodes.has(nodeId(3))]).toEqual([expect.anything(), true]);
  await after(() => button('Cancel').click());
  expect(history().present).toBe(network);
  await after(() => button('Connect to the nearest path').click());
  expect(history().past.map(({ note }) => editNoteText(note))).toEqual(['Connected node 3']);
});

it('[PP4] a fix on another floor takes the map there', async () => {
  const { tab, after, button, editor, document } = await opened(['ground', 'upper']);
  await after(() => tab.click());
  await after(() => button('Add an entrance at the nearest path').click());
  expect(editor.getSnapshot().context.floor).toBe('upper');
  expect(document.getSnapshot().context.history.past.at(-1)?.note).toEqual({
    kind: 'addEntrance',
    name: 'Storage Cupboard',
  });
});

it('[PP3] there is no all-clear before the script of the checks is loaded', async () => {
  const editor = await testEditor({
    network: createNetwork([]),
    data: { destinations: [], location: housed(PLANNED) },
  });
  const page = await render(editor.around(<Panel onPreview={() => undefined} />));
  await page.after(() => page.find('[role="tab"][value="checks"]').click());
  await vi.waitFor(() => expect(page.text('Checking 2 floors: Ground, Upper')).not.toBeNull());
  expect(page.text('No problems on any floor.')).toBeNull();
});

it('[PP3] a network that was not checked yet gets no all-clear, also where no floor has a floor plan', async () => {
  const ignore = () => undefined;
  const list = (problems: readonly Problem[] | null) => (
    <ProblemList
      checks={{ problems, loading: [], failed: [], hasFailed: false, retry: ignore }}
      floors={[]}
      edited={null}
      onShow={ignore}
      onFix={ignore}
      onPreview={ignore}
    />
  );
  expect((await render(list(null))).text('No problems on any floor.')).toBeNull();
  await cleanUp();
  expect((await render(list([]))).text('No problems on any floor.')).not.toBeNull();
});

it('[PP3] of more than a hundred problems those of the floor that is looked at are listed', async () => {
  const ignore = () => undefined;
  const problem = (floor: string, at: number): Problem => ({
    ...NO_OBJECTS,
    check: 'mesh-without-node',
    severity: 'error',
    message: 'mesh-without-node',
    subject: { name: `${floor} ${at}`, count: 1 },
    mesh: `${floor} ${at}`,
    place: { floor: floorId(floor), point: null },
  });
  const problems = [...Array.from({ length: 120 }, (_, at) => problem('ground', at)), problem('upper', 1)];
  const { page } = await render(
    <ProblemList
      checks={{ problems, loading: [], failed: [], hasFailed: false, retry: ignore }}
      floors={[GROUND, UPPER]}
      edited={UPPER.uuid}
      onShow={ignore}
      onFix={ignore}
      onPreview={ignore}
    />,
  );
  const listed = [...page.querySelectorAll('section')].map((one) => [
    one.getAttribute('aria-label'),
    one.querySelectorAll('li').length,
  ]);
  expect(listed).toEqual([
    ['Ground', 99],
    ['Upper', 1],
  ]);
});

it('[PL105] one button connects all entrances as one step, which the map shows before', async () => {
  const rooms = ['room_1', 'room_2', 'room_3'].map(
    (object_name, at) =>
      ({
        ...cupboard,
        floor_id: 'ground',
        object_name,
        location_name: object_name,
        destination: { ...cupboard.destination, parent_id: at + 1 },
      }) as Placement,
  );
  const hall = createNetwork([node(1, 0, 0), node(2, 30, 0)], [edge(11, 1, 2)]);
  const { tab, after, button, previews, document, client, text } = await opened(['upper'], hall, rooms);
  client.setQueryData(
    floorPlanQuery('ground', 'plan-ground').queryKey,
    floorPlanOf({ room_1: [2, 2, 8, 8], room_2: [12, 2, 18, 8], room_3: [12, 9, 18, 12] }),
  );
  const history = () => document.getSnapshot().context.history;
  await after(() => tab.click());
  await vi.waitFor(() => expect(text('Connect all 2 entrances')).not.toBeNull());
  expect(text('1 entrance has no way to a path that visitors can walk, and stays in the list.')).not.toBeNull();
  await after(() => button('Connect all 2 entrances').focus());
  await after(() => button('Connect all 2 entrances').blur());
  expect(previews).toEqual(['Connected 2 entrances', null]);
  expect(history().present).toBe(hall);
  await after(() => button('Connect all 2 entrances').click());
  expect(history().past.map(({ note }) => editNoteText(note))).toEqual(['Connected 2 entrances']);
  expect([...history().present.nodes.values()].flatMap(({ mesh }) => mesh ?? [])).toEqual(['room_1', 'room_2']);
});
