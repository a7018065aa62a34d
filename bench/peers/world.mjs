/** The objects of the bench, and the size that the editor's plan has on its page. */
export async function loadWorld() {
  const query = new URLSearchParams(location.search);
  const world = await (await fetch(`/world-${query.get('objects')}.json`)).json();
  let [width, height] = [0, 0];
  for (const [x, y] of [...world.rings.flat(), ...world.nodes]) {
    width = Math.max(width, x);
    height = Math.max(height, y);
  }
  return { ...world, width, height, view: { width: Number(query.get('width')), height: Number(query.get('height')) } };
}
