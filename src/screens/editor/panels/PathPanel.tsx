import { Button, Field, makeStyles, Radio, RadioGroup, Slider, Text, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { modeOf } from '@/machines/editor/editor.machine';
import { PATH_TABS, TABS } from '@/machines/editor/tabs';
import { commonValue } from '@/model/network/commonValue';
import type { Direction, Edge, EdgeId } from '@/model/network/network';
import { editPaths } from '@/model/network/operations/editPaths';
import { removeSelection } from '@/model/network/operations/removeSelection';
import { reversePaths } from '@/model/network/operations/reversePaths';
import { splitPath } from '@/model/network/operations/splitPath';
import { multiplierAt, SLIDER_END, sliderAt } from '@/model/routing/travel/multiplierMaths';
import { nodeLabel } from '@/screens/checks/objectLabel';
import { PanelSection } from '../layout/PanelSection';
import { useEditorActors } from '../session/editorActors';
import { NumberField } from './fields/NumberField';
import { TravelTypesField } from './fields/TravelTypesField';
import { PanelTabs } from './PanelTabs';
import { text } from './texts';

const useStyles = makeStyles({
  value: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** Direction, travel types, weight and multipliers of one path or of several. */
export function PathPanel({ ids }: { ids: readonly EdgeId[] }) {
  const styles = useStyles();
  const { document, editor, perform } = useEditorActors();
  const network = useSelector(document, (snapshot) => snapshot.context.history.present);
  const mode = useSelector(editor, modeOf);
  const edges = ids.flatMap((id) => network.edges.get(id) ?? []);
  const [first] = edges;
  if (!first) return null;
  const set = (settings: Parameters<typeof editPaths>[2]) => perform(editPaths(network, ids, settings));
  const from = network.nodes.get(first.from);
  const to = network.nodes.get(first.to);
  const length = edges.reduce((sum, edge) => sum + lengthOf(edge, network), 0);
  const isOne = edges.length === 1;
  const direction = commonValue(edges, (edge) => edge.direction);
  const reversal = reversePaths(network, ids);
  const options = (
    <>
      <Field label={text('direction')} {...(direction === null && { hint: text('mixedDirections') })}>
        <RadioGroup
          value={direction === null ? '' : String(direction)}
          onChange={(_event, { value }) => set({ direction: Number(value) as Direction })}
        >
          <Radio value="0" label={text('bidirectional')} />
          <Radio value="1" label={isOne ? text('to', { node: to ? nodeLabel(to) : '' }) : text('asDrawn')} />
          <Radio value="-1" label={isOne ? text('from', { node: to ? nodeLabel(to) : '' }) : text('againstDrawn')} />
        </RadioGroup>
      </Field>
      <TravelTypesField key={ids.join()} edges={edges} />
    </>
  );
  const tweaks = (
    <>
      <NumberField
        of={ids[0] ?? 0}
        label={text('weight')}
        value={commonValue(edges, ({ weight }) => weight)}
        min={-10000}
        max={10000}
        step={50}
        digits={0}
        onCommit={(weight) => set({ weight })}
      />
      <MultiplierField
        label={text('multiplier')}
        value={commonValue(edges, ({ multiplier }) => multiplier)}
        className={styles.value}
        onCommit={(multiplier) => set({ multiplier })}
      />
      <NumberField
        of={ids[0] ?? 0}
        label={text('multiplierZ')}
        value={commonValue(edges, ({ multiplierZ }) => multiplierZ)}
        min={0.01}
        max={1000}
        step={0.25}
        onCommit={(multiplierZ) => set({ multiplierZ })}
      />
    </>
  );
  return (
    <PanelSection
      title={
        isOne
          ? first.id < 0
            ? text('newPath')
            : text('path', { id: first.id })
          : text('paths', { count: edges.length })
      }
      note={
        isOne && from && to
          ? text('lengthFromTo', { metres: length.toFixed(1), from: nodeLabel(from), to: nodeLabel(to) })
          : text('length', { metres: length.toFixed(1) })
      }
      actions={
        <>
          {isOne && from && to && (
            <Button
              onClick={() => perform(splitPath(network, first.id, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }))}
            >
              {text('split')}
            </Button>
          )}
          {reversal.blockedBy === null && <Button onClick={() => perform(reversal)}>{text('turnRound')}</Button>}
          <Button onClick={() => perform(removeSelection(network, { type: 'edge', ids }))}>
            {isOne ? text('deletePath') : text('deletePaths', { count: edges.length })}
          </Button>
        </>
      }
    >
      {mode === 2 ? (
        <PanelTabs tabs={PATH_TABS}>{(tab) => (tab === TABS.tweaks ? tweaks : options)}</PanelTabs>
      ) : (
        <>
          {options}
          {tweaks}
        </>
      )}
    </PanelSection>
  );
}

function MultiplierField({
  label,
  value,
  className,
  onCommit,
}: {
  label: string;
  /** Null where the paths differ in it. */
  value: number | null;
  className: string;
  onCommit: (value: number) => void;
}) {
  // A drag of the slider is one gesture, so it is one step: it is committed on release.
  const [dragged, setDragged] = useState<number | null>(null);
  const commit = () => {
    if (dragged !== null && multiplierAt(dragged) !== value) onCommit(multiplierAt(dragged));
    setDragged(null);
  };
  const shown = dragged === null ? value : multiplierAt(dragged);
  const words = shown === null ? text('mixed') : text('multiplierTimes', { multiplier: shown });
  return (
    <Field label={label} hint={text('multiplierHint')}>
      <Slider
        min={0}
        max={SLIDER_END}
        step={1}
        value={dragged ?? sliderAt(value ?? 1)}
        aria-valuetext={words}
        onChange={(_event, { value: slider }) => setDragged(slider)}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
      <Text size={200} className={className}>
        {shown === null ? words : `${shown} ×`}
      </Text>
    </Field>
  );
}

function lengthOf(edge: Edge, network: { nodes: ReadonlyMap<unknown, { x: number; y: number; z: number }> }): number {
  const from = network.nodes.get(edge.from);
  const to = network.nodes.get(edge.to);
  return from && to ? Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z) : 0;
}
