import type { Hit } from '@/machines/editor/toolPointer';
import type { ToolWorld } from '../session/useToolWorld';

/** Selects one object, and nothing for null. */
export function selectHit(hit: Hit | null, { document, editor }: Pick<ToolWorld, 'document' | 'editor'>): void {
  if (hit?.kind === 'node') document.send({ type: 'select', selection: { type: 'node', ids: [hit.id] } });
  else if (hit?.kind === 'edge') document.send({ type: 'select', selection: { type: 'edge', ids: [hit.id] } });
  else {
    document.send({ type: 'select', selection: null });
    editor.send({ type: 'mesh.select', mesh: hit?.kind === 'mesh' ? hit.name : null });
    return;
  }
  editor.send({ type: 'node.select' });
}
