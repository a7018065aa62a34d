import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { correctOutlinesIn, undoOutlinesIn } from '@/api/buildings/outlines';
import { loadNetwork } from '@/api/network/editor';
import { randomId } from '@/api/transport/randomId';
import { useCurrentUser } from '@/components/currentUser';
import { useNotify } from '@/components/feedback/useNotify';
import type { WireCorrection } from '@/contract/buildings/outlines';
import { useEditedFloor } from '../../editedFloor';
import { useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';
import { text } from './texts';

/** Longer than others, since Ctrl+Z does not take a correction back. */
const UNDO_MILLISECONDS = 20_000;
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Correction {
  readonly isSending: boolean;
  /** Makes the correction and selects its room. The drawing stays if it is rejected. */
  readonly correct: (correction: WireCorrection) => void;
}

/** Corrects the floor plan of the edited floor; the notification offers Undo, also after the panel is closed. */
export function useCorrection(): Correction {
  const { editor, document } = useEditorActors();
  const { project } = useOpenedLocation();
  const { floor } = useEditedFloor();
  const { organisation } = useCurrentUser();
  const notify = useNotify();
  const [attempt] = useState(randomId);
  const correction = useMutation(correctOutlinesIn(project, organisation.uuid));
  const { mutateAsync: undo } = useMutation(undoOutlinesIn(project, organisation.uuid));

  /** The entrances that have followed their rooms; a draft keeps its own changes. */
  const readNetwork = async (revision: number | null) => {
    if (revision === null) return;
    // Where it cannot be read now, the next save meets it.
    const theirs = await loadNetwork(project).catch(() => null);
    if (theirs) document.send({ type: 'network.newer', theirs });
  };
  const takeBack = (made: { readonly floor: string; readonly plan: string; readonly added: string | null }) =>
    undo(made).then(
      async ({ data, message }) => {
        if (editor.getSnapshot().context.mesh === made.added) editor.send({ type: 'mesh.select', mesh: null });
        notify(message);
        await readNetwork(data.network_revision);
      },
      (error: unknown) => notify(wordsOf(error), 'error'),
    );
  const send = async (floorId: string, plan: string, wanted: WireCorrection) => {
    try {
      const { data, message } = await correction.mutateAsync({ floor: floorId, plan, correction: wanted, attempt });
      editor.send({ type: 'tool.set', tool: 'select' });
      document.send({ type: 'select', selection: null });
      // Somebody who has gone to another floor meanwhile stays there.
      if (editor.getSnapshot().context.floor === floorId) editor.send({ type: 'mesh.select', mesh: data.room });
      const run = () => void takeBack({ floor: floorId, plan: data.plan, added: data.added });
      notify(message, 'success', UNDO_MILLISECONDS, null, { label: text('undo'), run });
      await readNetwork(data.network_revision);
    } catch (error) {
      notify(wordsOf(error), 'error');
    }
  };
  return {
    isSending: correction.isPending,
    correct: (wanted) => {
      if (floor?.plan && !correction.isPending) void send(floor.uuid, floor.plan, wanted);
    },
  };
}
