import type { Hit } from '@/machines/editor/toolPointer';
import { editorLabels } from '@/model/content/rooms/editorLabels';
import type { FloorPoint } from '@/model/geometry/points';
import { nodeLabel } from '@/screens/checks/objectLabel';
import { objectsOf } from '../tools/deeperObject';
import { selectHit } from '../tools/selectHit';
import type { MenuAction } from './menuEntry';
import type { MenuWorld } from './menuWorld';
import { text } from './texts';

/** The objects of a place, the topmost first; a press selects one. */
export const objectEntries = (at: FloorPoint, world: MenuWorld): readonly MenuAction[] =>
  objectsOf(at, world).map((hit) => ({
    key: `${hit.kind} ${hit.kind === 'mesh' ? hit.name : hit.id}`,
    label: nameOf(hit, world),
    keys: text(`kind.${hit.kind}`),
    blockedBy: null,
    run: () => selectHit(hit, world),
  }));

function nameOf(hit: Hit, { document, data, floor }: MenuWorld): string {
  const { nodes, edges } = document.getSnapshot().context.history.present;
  const labelOf = (id: Parameters<typeof nodes.get>[0] | undefined) => {
    const node = id === undefined ? undefined : nodes.get(id);
    return node ? nodeLabel(node) : '';
  };
  if (hit.kind === 'node') return labelOf(hit.id);
  if (hit.kind === 'edge') {
    const edge = edges.get(hit.id);
    return text('pathBetween', { one: labelOf(edge?.from), other: labelOf(edge?.to) });
  }
  const { name } = hit;
  return (
    data.destinations.find(({ floor_id, object_name }) => floor_id === floor?.uuid && object_name === name)
      ?.location_name ??
    editorLabels(data, floor?.uuid ?? '').get(name) ??
    name
  );
}
