/** The objects of the bench, and the size that the editor's plan has on its page. */
export async function loadWorld() {
  const query = new URLSearchParams(location.search);
  const world = await (await fetch(`/world-${query.get('objects')}.json`)).json();
  const all = [...world.rings.flat(), ...world.nodes];
  const width = Math.max(...all.map(([x]) => x));
  const height = Math.max(...all.map(([, y]) => y));
  return { ...world, width, height, view: { width: Number(query.get('width')), height: Number(query.get('height')) } };
}
