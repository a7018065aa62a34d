import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { getPageCommands } from '@/components/pageCommands';
import type { Placement } from '@/contract/destinations/destinations';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { createNetwork } from '@/model/network/network';
import { EditedFloorContext, useEditedFloor } from '@/screens/editor/session/editedFloor';
import { usePageCommands } from '@/screens/editor/workbench/usePageCommands';
import { group, node, upstairs } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../support/dom/render';
import { GROUND, testEditor, UPPER } from '../../../support/dom/testEditor';

afterEach(cleanUp);

const placement = (id: number, object_name: string, floor_id: string, location_name: string) =>
  ({
    object_name,
    floor_id,
    floor_name: floor_id,
    location_name,
    destination: { parent_id: id },
  }) as unknown as Placement;
const PLACES = [
  placement(3, 'far', 'upper', 'Café'),
  placement(3, 'near', 'ground', 'Café'),
  placement(4, 'bar', 'upper', 'Bar'),
];
const drawn = drawnFloor(floorPlanOf({ near: [0, 0, 10, 10] }));

it('[CP10] [OL18] the editor offers its tools, commands, corrections, floors, places, Save and the preview while it is open', async () => {
  const runs: string[] = [];
  const { around, editor } = await testEditor({ network: createNetwork([]), data: { destinations: PLACES }, drawn });
  const Offered = () => {
    usePageCommands((command) => void runs.push(command));
    return null;
  };
  const { after } = await render(around(<Offered />));
  const labels = getPageCommands().map(({ label, note }) => `${label} ${note}`.trim());
  for (const wanted of [
    'Node Tool',
    'Align left Edit',
    'Draw room Edit',
    'Split room Edit',
    'Merge rooms Edit',
    'Select everything connected Edit',
    'Save',
    'Preview',
    'Upper House',
    'Café Ground',
    'Bar Upper',
  ])
    expect(labels).toContain(wanted);
  const run = (key: string) =>
    after(() =>
      getPageCommands()
        .find((one) => one.key === key)
        ?.run(),
    );
  await run('tool path');
  await run('save');
  await run('command distribute.vertically');
  await run('command outline.split');
  expect(runs).toEqual(['tool.path', 'save', 'distribute.vertically', 'outline.split']);
  await run('destination 3');
  expect(editor.getSnapshot().context.mesh).toBe('near');
  await run('destination 4');
  expect(editor.getSnapshot().context).toMatchObject({ floor: 'upper', mesh: null });
  await cleanUp();
  expect(getPageCommands()).toEqual([]);
});

/** The commands of the editor, with floors that come into view as a test says. */
async function onFloors() {
  const { around, editor } = await testEditor({ network: createNetwork([]), data: { destinations: PLACES }, drawn });
  let show: (floor: typeof GROUND, isLoaded: boolean) => void = () => undefined;
  const Offered = () => {
    usePageCommands(() => undefined);
    return null;
  };
  const Floors = () => {
    const edited = useEditedFloor();
    const [inView, setInView] = useState({ floor: GROUND, isLoaded: true });
    show = (floor, isLoaded) => setInView({ floor, isLoaded });
    const upper = drawnFloor(floorPlanOf({ bar: [0, 0, 10, 10] }));
    const [drawnUpper] = useState(upper);
    const plan = inView.floor === UPPER ? drawnUpper : drawn;
    return (
      <EditedFloorContext value={{ ...edited, floor: inView.floor, drawn: inView.isLoaded ? plan : null }}>
        <Offered />
      </EditedFloorContext>
    );
  };
  const { after } = await render(around(<Floors />));
  const toBar = () =>
    after(() =>
      getPageCommands()
        .find(({ key }) => key === 'destination 4')
        ?.run(),
    );
  return {
    toBar,
    show: (floor: typeof GROUND, isLoaded: boolean) => after(() => show(floor, isLoaded)),
    mesh: () => editor.getSnapshot().context.mesh,
  };
}

it('[GS20] a room of another floor is selected once the floor plan of that floor is loaded', async () => {
  const { toBar, show, mesh } = await onFloors();
  await toBar();
  await show(UPPER, false);
  expect(mesh()).toBeNull();
  await show(UPPER, true);
  expect(mesh()).toBe('bar');
});

it('[GS20] it is not selected later, when another floor was chosen meanwhile', async () => {
  const { toBar, show, mesh } = await onFloors();
  await toBar();
  await show(UPPER, false);
  await show(GROUND, true);
  await show(UPPER, true);
  expect(mesh()).toBeNull();
});

it('[PL107] a transit group is found by its name on each floor of its stops, which shows it', async () => {
  const network = createNetwork([node(1, 0, 0), upstairs(2, 0, 0)], [], [group(21, [1, 2], { name: 'Lift A' })]);
  const { around, editor, document } = await testEditor({ network, drawn });
  const Offered = () => {
    usePageCommands(() => undefined);
    return null;
  };
  const { after } = await render(around(<Offered />));
  const lifts = () => getPageCommands().filter(({ label }) => label === 'Lift A');
  expect(lifts().map(({ note }) => note)).toEqual(['Ground', 'Upper']);
  await after(() => lifts()[1]?.run());
  expect(editor.getSnapshot().context.floor).toBe('upper');
  expect(document.getSnapshot().context.history.selection).toEqual({ type: 'group', ids: [21] });
});
