import { heldLocation } from '../worlds/publishingWorld';
import type { World } from '../worlds/world';

/** Opens the editor of the demo world's first location with a map, as its manager. */
export async function openEditor(world: World): Promise<void> {
  const { session, uuid } = await heldLocation(world, null);
  await world.page.addInitScript((kept) => localStorage.setItem('atrium.session', kept), session);
  await world.page.goto(`/editor/${uuid}?viewType=map`);
}
