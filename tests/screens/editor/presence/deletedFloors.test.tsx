import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { nodeId } from '@/model/network/network';
import type { PlacementDraft } from '@/screens/editor/placements/placementDraft';
import { ColleagueChanges } from '@/screens/editor/presence/ColleagueChanges';
import { OpenedLocationContext, useOpenedLocation } from '@/screens/editor/session/openedLocation';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { GROUND, housed, testEditor } from '../../../support/dom/testEditor';

beforeEach(clearToasts);
afterEach(cleanUp);

/** The location, until somebody deletes its upper floor. */
function Location({ shows }: { readonly shows: (loseFloor: () => void) => void }) {
  const location = useOpenedLocation();
  const [buildings, setBuildings] = useState(location.data.location);
  useEffect(() => shows(() => setBuildings(housed([GROUND]))), [shows]);
  return (
    <OpenedLocationContext value={{ ...location, data: { ...location.data, location: buildings } }}>
      <ColleagueChanges />
    </OpenedLocationContext>
  );
}

async function opened() {
  const editor = await testEditor({ network: sampleNetwork() });
  let lose = () => {};
  const shows = (loseFloor: () => void) => {
    lose = loseFloor;
  };
  const page = await render(editor.around(<Location shows={shows} />));
  return { ...editor, ...page, loseFloor: () => page.after(() => lose()) };
}

it('[ET1] counts the unsaved work on a floor that somebody deleted, rooms included', async () => {
  const { document, session, loseFloor, page, text, after } = await opened();
  const edit = moveNodes(new Map([[nodeId(4), { x: 1, y: 1 }]]));
  const operation = { blockedBy: null, edit, note: { kind: 'moveNodes', count: 1 }, select: null } as const;
  document.send({ type: 'edit', operation });
  const draft = { floor: 'upper', mesh: 'U-1', entered: 'Bean', room: {}, shared: null } as unknown as PlacementDraft;
  session.placements.change(draft, { ...draft, entered: '' });
  session.placements.change({ ...draft, floor: 'ground' }, { ...draft, floor: 'ground', entered: '' });
  await loseFloor();
  for (const words of ['Upper was deleted', '1 new or changed node', 'entries for 1 room'])
    expect(text(words), words).not.toBeNull();
  expect([...session.placements.get().values()].map(({ floor }) => floor)).toEqual(['ground']);
  await after(() => text('Continue editing')?.click());
  expect([page.querySelector('[role=alertdialog]'), document.getSnapshot().context.lost]).toEqual([null, null]);
});

it('[ET1] says so without a question where nothing was edited there', async () => {
  const { document, loseFloor, page } = await opened();
  await loseFloor();
  expect(page.querySelector('[role=alertdialog]')).toBeNull();
  expect(getToasts().shown.map(({ text }) => text)).toEqual([
    'Upper was deleted by someone else. You had no unsaved changes there.',
  ]);
  expect([...document.getSnapshot().context.history.present.nodes.keys()]).toEqual([1, 2, 3]);
});
