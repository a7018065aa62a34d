import { afterEach, expect, it } from 'vitest';
import type { TypedInput } from '@/machines/editor/documentTypes';
import type { PlacementDraft } from '@/screens/editor/placements/placementDraft';
import { roomKind } from '@/screens/editor/placements/roomKind';
import { untouchedDraft, withRoom } from '@/screens/editor/placements/untouchedDraft';
import { useTyped } from '@/screens/editor/session/useTyped';
import { KeptInput } from '@/screens/editor/typed/KeptInput';
import { readRooms } from '@/screens/editor/typed/typedRooms';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

const untouched = untouchedDraft('ground', 'L-001', undefined, undefined);
const typed = withRoom({ ...untouched, entered: 'Bean Ferry' }, { ...roomKind.blank, locationId: 'L1-UNSAVED' });

function Description() {
  const [text, set] = useTyped<string>('description of node 1');
  return <input aria-label="Description" value={text ?? ''} onChange={({ target }) => set(target.value)} />;
}

async function opened(draft?: TypedInput) {
  const editor = await testEditor({
    network: sampleNetwork(),
    ...(draft && {
      draft: { base: { network: sampleNetwork(), revision: 1 }, network: sampleNetwork(), savedAt: 1, typed: draft },
    }),
  });
  const page = await render(
    editor.around(
      <>
        <KeptInput />
        <Description />
      </>,
    ),
  );
  const kept = () => editor.document.getSnapshot().context.typed;
  return { ...editor, ...page, kept };
}

it('[ET12] what is typed for rooms and in other forms goes into the draft, without the state of the moment', async () => {
  const { session, kept, after } = await opened();
  await after(() => session.placements.change({ ...typed, error: 'No.', isSaving: false }, untouched));
  await after(() => session.typed.set({ 'description of node 1': 'By the lift' }));
  expect(kept()).toEqual({ rooms: [{ ...typed, untouched }], 'description of node 1': 'By the lift' });
  await after(() => session.placements.discardAll());
  await after(() => session.typed.set({}));
  expect(kept()).toEqual({});
});

it('[ET12] a restored draft shows it again, and what was typed since stays', async () => {
  const stored = { rooms: [typed], 'description of node 1': 'By the lift' };
  const { document, session, kept, after, find } = await opened(stored);
  const newer: PlacementDraft = { ...typed, mesh: 'L-002', entered: 'Newer' };
  await after(() => session.placements.change(newer, { ...untouched, mesh: 'L-002' }));
  await after(() => document.send({ type: 'draft.restore' }));
  expect([...session.placements.get().values()].map(({ mesh, entered }) => [mesh, entered])).toEqual([
    ['L-001', 'Bean Ferry'],
    ['L-002', 'Newer'],
  ]);
  expect((find('[aria-label=Description]') as HTMLInputElement).value).toBe('By the lift');
  expect(Object.keys(kept()).sort()).toEqual(['description of node 1', 'rooms']);
});

it('[ET12] input that an earlier release kept opens with the fields of this one, and what is no room is left out', () => {
  const { hours: _, ...older } = typed.room;
  expect(readRooms([{ ...typed, room: older }, { mesh: 'L-003' }, 'damaged'])).toEqual([typed]);
  expect(readRooms({ rooms: 'none' })).toEqual([]);
});
