import { Button, Switch } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { NodeId } from '@/model/network/network';
import { dragNodes } from '@/model/network/operations/dragNodes';
import { editNode } from '@/model/network/operations/editNode';
import { removeSelection } from '@/model/network/operations/removeSelection';
import { useEditedFloor } from '../editedFloor';
import { useEditor } from '../editorSession';
import { EntranceField } from './EntranceField';
import { NameField } from './NameField';
import { NodeGroups } from './NodeGroups';
import { NumberField } from './NumberField';
import { PanelSection } from './PanelSection';
import { text } from './texts';

/** Name, position, entrance and state of a node; for several, the actions for all of them. */
export function NodePanel({ ids }: { ids: readonly NodeId[] }) {
  const { document, perform } = useEditor();
  const { drawn } = useEditedFloor();
  const network = useSelector(document, (snapshot) => snapshot.context.history.present);
  const remove = (
    <Button onClick={() => perform(removeSelection(network, { type: 'node', ids }))}>
      {ids.length === 1 ? text('deleteNode') : text('deleteNodes', { count: ids.length })}
    </Button>
  );
  const [only] = ids;
  const node = only === undefined ? undefined : network.nodes.get(only);
  if (ids.length !== 1 || !node)
    return (
      <PanelSection title={text('nodes', { count: ids.length })} note={text('dragAll')} actions={remove}>
        {null}
      </PanelSection>
    );
  const move = (to: { x: number; y: number }) =>
    perform(dragNodes(network, new Map([[node.id, to]]), drawn?.index.box ?? null));
  return (
    <PanelSection
      title={node.name || (node.id < 0 ? text('newNode') : text('node', { id: node.id }))}
      note={text('place', { x: node.x.toFixed(2), y: node.y.toFixed(2), height: node.z.toFixed(1) })}
      actions={remove}
    >
      <NameField isOptional name={node.name} onCommit={(name) => perform(editNode(network, node.id, { name }))} />
      <NumberField
        label={text('x')}
        unit="m"
        value={node.x}
        min={-100000}
        max={100000}
        step={0.1}
        onCommit={(x) => move({ x, y: node.y })}
      />
      <NumberField
        label={text('y')}
        unit="m"
        value={node.y}
        min={-100000}
        max={100000}
        step={0.1}
        onCommit={(y) => move({ x: node.x, y })}
      />
      <EntranceField node={node} />
      <Switch
        label={node.open ? text('open') : text('closed')}
        checked={node.open}
        onChange={(_event, { checked }) => perform(editNode(network, node.id, { open: checked }))}
      />
      <NodeGroups node={node} />
    </PanelSection>
  );
}
