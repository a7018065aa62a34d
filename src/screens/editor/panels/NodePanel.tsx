import { Button, Checkbox } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { DelayedSpinner } from '@/components/feedback/DelayedSpinner';
import { lazyPart } from '@/components/lazy/lazyPart';
import { modeOf } from '@/machines/editor/editor.machine';
import { NODE_EDITOR_TABS, NODE_TABS, TABS } from '@/machines/editor/tabs';
import type { Closure, MapNode, NodeId } from '@/model/network/network';
import { dragNodes } from '@/model/network/operations/dragNodes';
import { editNode } from '@/model/network/operations/editNode';
import { removeSelection } from '@/model/network/operations/removeSelection';
import { PanelSection } from '../layout/PanelSection';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { EntranceField } from './fields/EntranceField';
import { NameField } from './fields/NameField';
import { NumberField } from './fields/NumberField';
import { NodeGroups } from './NodeGroups';
import { NodesPanel } from './NodesPanel';
import { DelayField } from './node/DelayField';
import { PanelTabs } from './PanelTabs';
import { text } from './texts';

const ClosureSwitch = lazyPart(async () => (await import('./closure/ClosureSwitch')).ClosureSwitch);
const NodeDetailsTab = lazyPart(async () => (await import('./node/NodeDetailsTab')).NodeDetailsTab);

/** Name, position, entrance and state of a node; for several, the actions for all of them. */
export function NodePanel({ ids }: { ids: readonly NodeId[] }) {
  const { document, editor, perform } = useEditorActors();
  const network = useSelector(document, (snapshot) => snapshot.context.history.present);
  const mode = useSelector(editor, modeOf);
  const remove = (
    <Button onClick={() => perform(removeSelection(network, { type: 'node', ids }))}>
      {ids.length === 1 ? text('deleteNode') : text('deleteNodes', { count: ids.length })}
    </Button>
  );
  const [only] = ids;
  const node = only === undefined ? undefined : network.nodes.get(only);
  if (ids.length !== 1 || !node) return <NodesPanel ids={ids} actions={remove} />;
  const name = (
    <NameField
      key={node.id}
      isOptional
      name={node.name}
      onCommit={(next) => perform(editNode(network, node.id, { name: next }))}
    />
  );
  const setOpen = (open: boolean, closure?: Closure) => perform(editNode(network, node.id, { open, closure }));
  const state = { of: `node ${node.id}`, closure: node.closure };
  return (
    <PanelSection
      title={node.name || (node.id < 0 ? text('newNode') : text('node', { id: node.id }))}
      note={text('place', { x: node.x.toFixed(2), y: node.y.toFixed(2), height: node.z.toFixed(1) })}
      actions={remove}
    >
      {mode === 1 ? (
        <PanelTabs tabs={NODE_EDITOR_TABS}>
          {(tab) =>
            tab === TABS.advanced ? (
              <>
                <Position node={node} />
                <Checkbox
                  label={text('enabled')}
                  checked={node.open}
                  onChange={(_event, { checked }) => setOpen(checked === true)}
                />
                <Suspense fallback={null}>
                  <ClosureSwitch
                    key={`closure ${node.id}`}
                    {...state}
                    hasOwnControl
                    isOpen={node.open}
                    onSet={setOpen}
                  />
                </Suspense>
                <DelayField node={node} />
              </>
            ) : (
              <>
                {name}
                <EntranceField node={node} />
                <NodeGroups node={node} />
              </>
            )
          }
        </PanelTabs>
      ) : (
        <>
          {name}
          <Position node={node} />
          <EntranceField node={node} />
          <Suspense fallback={null}>
            <ClosureSwitch key={`closure ${node.id}`} {...state} isOpen={node.open} onSet={setOpen} />
          </Suspense>
          <NodeGroups node={node} />
        </>
      )}
      {mode === 0 && (
        <PanelTabs tabs={NODE_TABS}>
          {(tab) => (
            <Suspense fallback={<DelayedSpinner size="small" label={text('loadingPanel')} />}>
              <NodeDetailsTab key={node.id} node={node.id} tab={tab === TABS.screens ? 'screens' : 'amenities'} />
            </Suspense>
          )}
        </PanelTabs>
      )}
    </PanelSection>
  );
}

/** Where a node is on its floor. */
function Position({ node }: { node: MapNode }) {
  const { document, perform } = useEditorActors();
  const { drawn } = useEditedFloor();
  const move = (x: number, y: number) => {
    const network = document.getSnapshot().context.history.present;
    perform(dragNodes(network, new Map([[node.id, { x, y }]]), drawn?.index.box ?? null));
  };
  const metres = { unit: 'm', min: -100000, max: 100000, step: 0.1 };
  return (
    <>
      <NumberField of={node.id} label={text('x')} {...metres} value={node.x} onCommit={(x) => move(x, node.y)} />
      <NumberField of={node.id} label={text('y')} {...metres} value={node.y} onCommit={(y) => move(node.x, y)} />
    </>
  );
}
