import { useRef } from 'react';
import { randomId } from '@/api/transport/randomId';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import type { WireCorrection } from '@/contract/buildings/outlines';
import { useEditedFloor } from '../../session/editedFloor';
import { useEditorActors } from '../../session/editorActors';
import { outlineChange, outlineNote } from './outlineChange';
import { text } from './texts';
import { useOutlineCalls } from './useOutlineCalls';
import { useRoomName } from './useRoomName';

/** Longer than others: it changes what colleagues see. */
const UNDO_MILLISECONDS = 20_000;

interface Correction {
  readonly isSending: boolean;
  /** Makes the correction, as a step of the history. The drawing stays if it is rejected. */
  readonly correct: (correction: WireCorrection) => void;
}

/** Corrects the floor plan of the edited floor; the notification offers Undo, also after the panel is closed. */
export function useCorrection(): Correction {
  const { editor, document } = useEditorActors();
  const { floor } = useEditedFloor();
  const notify = useNotify();
  const attempt = useRef(randomId());
  const nameOf = useRoomName();
  const { isSending, correct, takeBack } = useOutlineCalls();

  const undo = (of: string, onFloor: string, plan: string) => {
    const { past, future } = document.getSnapshot().context.history;
    const isIn = (step: (typeof past)[number] | undefined) => step?.beside.some((change) => change.of === of) === true;
    if (isIn(past.at(-1))) document.send({ type: 'undo' });
    // Other steps have followed, which stay.
    else if (!future.some(isIn))
      takeBack(onFloor, plan).then(() => document.send({ type: 'beside.forget', of }), notifyError);
  };
  const send = async (onFloor: string, plan: string | null, correction: WireCorrection) => {
    try {
      const made = await correct(onFloor, plan, correction, attempt.current);
      // The same correction after an undo is another one.
      attempt.current = randomId();
      if (correction.kind !== 'remove') editor.send({ type: 'tool.set', tool: 'select' });
      if (editor.getSnapshot().context.floor === onFloor) editor.send({ type: 'mesh.select', mesh: made.room });
      const change = outlineChange({ floor: onFloor, plan: made.plan, correction });
      document.send({ type: 'beside.changed', changes: [change], note: outlineNote(correction, made.room, nameOf) });
      const run = () => undo(change.of, onFloor, made.plan);
      notify(made.message, 'success', UNDO_MILLISECONDS, null, { label: text('undo'), run });
    } catch (error) {
      notifyError(error);
    }
  };
  return {
    isSending,
    correct: (wanted) => {
      const fits = floor && (floor.plan === null) === (wanted.kind === 'begin');
      if (fits && !isSending) void send(floor.uuid, floor.plan, wanted);
    },
  };
}
