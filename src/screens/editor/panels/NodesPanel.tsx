import { Button, Checkbox } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Point } from '@/model/geometry/points';
import { commonValue } from '@/model/network/commonValue';
import type { NodeId } from '@/model/network/network';
import { dragNodes } from '@/model/network/operations/dragNodes';
import { editNodes } from '@/model/network/operations/editNodes';
import { uniteNodes } from '@/model/network/operations/uniteNodes';
import { PanelSection } from '../layout/PanelSection';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { ArrangeButtons } from './ArrangeButtons';
import { NumberField } from './fields/NumberField';
import { text } from './texts';

interface Props {
  readonly ids: readonly NodeId[];
  readonly actions: ReactNode;
}

/** Several nodes: a change applies to all of them, as one step. */
export function NodesPanel({ ids, actions }: Props) {
  const { document, perform } = useEditorActors();
  const { bounds } = useEditedFloor();
  const network = useSelector(document, (snapshot) => snapshot.context.history.present);
  const nodes = ids.flatMap((id) => network.nodes.get(id) ?? []);
  const isOpen = commonValue(nodes, ({ open }) => open);
  const union = uniteNodes(network, ids);
  const move = (to: Partial<Point>) =>
    perform(dragNodes(network, new Map(nodes.map(({ id, x, y }) => [id, { x, y, ...to }])), bounds));
  const metres = { unit: 'm', min: -100000, max: 100000, step: 0.1 };
  return (
    <PanelSection
      title={text('nodes', { count: nodes.length })}
      note={text('dragAll')}
      actions={
        <>
          {union.blockedBy === null && <Button onClick={() => perform(union)}>{text('unite')}</Button>}
          {actions}
        </>
      }
    >
      <ArrangeButtons />
      <NumberField
        of={ids[0] ?? 0}
        label={text('x')}
        {...metres}
        value={commonValue(nodes, ({ x }) => x)}
        onCommit={(x) => move({ x })}
      />
      <NumberField
        of={ids[0] ?? 0}
        label={text('y')}
        {...metres}
        value={commonValue(nodes, ({ y }) => y)}
        onCommit={(y) => move({ y })}
      />
      <Checkbox
        label={text('enabled')}
        checked={isOpen ?? 'mixed'}
        onChange={(_event, { checked }) => perform(editNodes(network, ids, { open: checked === true }))}
      />
    </PanelSection>
  );
}
