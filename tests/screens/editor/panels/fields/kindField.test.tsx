import { afterEach, expect, it } from 'vitest';
import type { MeshKind } from '@/model/floorPlan/kinds/meshKind';
import { KindField } from '@/screens/editor/panels/fields/KindField';
import { cleanUp, render } from '../../../../support/dom/render';

afterEach(cleanUp);

it('[CV54] the kind of a mesh is shown as found, and chosen or given back to the automatic one', async () => {
  const chosen: (MeshKind | null)[] = [];
  const field = (corrected: MeshKind | null) => (
    <KindField found="wall" corrected={corrected} onChange={(kind) => chosen.push(kind)} />
  );
  const { after, text } = await render(field(null));
  await after(() => text('Wall or window (automatic)')?.click());
  await after(() => text('Corridor')?.click());
  expect(chosen).toEqual(['corridor']);
  await cleanUp();

  const corrected = await render(field('room'));
  await corrected.after(() => corrected.text('Room')?.click());
  await corrected.after(() => corrected.text('Automatic')?.click());
  expect(chosen).toEqual(['corridor', null]);
});
