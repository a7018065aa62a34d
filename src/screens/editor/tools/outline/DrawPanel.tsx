import { Field, Input } from '@fluentui/react-components';
import { use, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { pressedKey } from '@/components/pressedKey';
import { outlineText } from '@/contract/texts/outlineTexts';
import { MOST_NAME } from '@/model/floorPlan/corrections/correction';
import { drawMesh, nameOfDrawn } from '@/model/floorPlan/corrections/drawMesh';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { PanelSection } from '../../layout/PanelSection';
import { OpenPanel } from '../../layout/usePanels';
import { CornerButtons } from './CornerButtons';
import { text } from './texts';
import { useCorners, useOutlined } from './useCorners';
import { useCorrection } from './useCorrection';

/** The name of the room that is drawn, and why it cannot be drawn yet. */
export function DrawPanel({ drawn: { floorPlan } }: { readonly drawn: DrawnFloor }) {
  const points = useCorners();
  const { correct, isSending } = useCorrection();
  const openPanel = use(OpenPanel);
  const field = useRef<HTMLInputElement>(null);
  // Null until somebody types: the proposed name follows the floor plan.
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? nameOfDrawn(floorPlan.names);
  const refused = useMemo(() => {
    const made = drawMesh(floorPlan, name, points);
    return 'refused' in made ? made.refused : null;
  }, [floorPlan, name, points]);
  const isOfName = refused === 'name-taken' || refused === 'name-invalid';
  const blockedBy = refused ? outlineText(`refused.${refused}`) : blockedWhile(isSending);
  const draw = () => {
    if (blockedBy === null) correct({ kind: 'draw', name: name.trim(), ring: points.map(({ x, y }) => ({ x, y })) });
  };
  // The first time the name is asked for; Enter in the field draws the room.
  useOutlined(() => {
    // Nothing in a folded panel can have the focus.
    flushSync(() => openPanel('right'));
    field.current?.focus();
    field.current?.select();
  });
  return (
    <PanelSection
      title={text('draw')}
      note={text('drawNote')}
      actions={
        <CornerButtons count={points.length} removal={text('removeCorner')}>
          <ActionButton appearance="primary" size="small" blockedBy={blockedBy} onClick={draw}>
            {text('drawRoom')}
          </ActionButton>
        </CornerButtons>
      }
    >
      <Field label={text('name')} validationMessage={isOfName ? outlineText(`refused.${refused}`) : null}>
        <Input
          input={{ ref: field }}
          value={name}
          maxLength={MOST_NAME}
          onChange={(_event, { value }) => setTyped(value)}
          onKeyDown={(event) => pressedKey(event) === 'Enter' && draw()}
        />
      </Field>
    </PanelSection>
  );
}
