import { useMutation } from '@tanstack/react-query';
import { correctOutlinesIn, undoOutlinesIn } from '@/api/buildings/outlines';
import { loadNetwork } from '@/api/network/editor';
import { useCurrentUser } from '@/components/currentUser';
import { useNotify } from '@/components/feedback/useNotify';
import type { WireCorrection } from '@/contract/buildings/outlines';
import { useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';

export interface Corrected {
  /** The floor plan that the correction has made. */
  readonly plan: string;
  readonly room: string | null;
  /** In words. */
  readonly message: string;
}

interface OutlineCalls {
  readonly isSending: boolean;
  /** Corrects a floor plan and selects the room. A repeated attempt has one effect. @throws Error in words */
  readonly correct: (
    floor: string,
    plan: string | null,
    correction: WireCorrection,
    attempt: string,
  ) => Promise<Corrected>;
  /** Brings the floor plan before a correction back. @throws Error in words */
  readonly takeBack: (floor: string, plan: string) => Promise<void>;
}

/** Corrections of outlines in the service, and what the editor shows after them. */
export function useOutlineCalls(): OutlineCalls {
  const { editor, document } = useEditorActors();
  const { project } = useOpenedLocation();
  const { organisation } = useCurrentUser();
  const notify = useNotify();
  const correction = useMutation(correctOutlinesIn(project, organisation.uuid));
  const { mutateAsync: undo } = useMutation(undoOutlinesIn(project, organisation.uuid));

  /** The entrances that have followed their rooms; a draft keeps its own changes. */
  const readNetwork = async (revision: number | null) => {
    if (revision === null) return;
    // Where it cannot be read now, the next save meets it.
    const theirs = await loadNetwork(project).catch(() => null);
    if (theirs) document.send({ type: 'network.newer', theirs });
  };
  return {
    isSending: correction.isPending,
    correct: async (floor, plan, wanted, attempt) => {
      const { data, message } = await correction.mutateAsync({ floor, plan, correction: wanted, attempt });
      // Somebody who has gone to another floor meanwhile stays there.
      if (editor.getSnapshot().context.floor === floor) {
        document.send({ type: 'select', selection: null });
        editor.send({ type: 'mesh.select', mesh: data.room });
      }
      await readNetwork(data.network_revision);
      return { plan: data.plan, room: data.room, message };
    },
    takeBack: async (floor, plan) => {
      const { data, message } = await undo({ floor, plan });
      if (editor.getSnapshot().context.floor === floor) editor.send({ type: 'mesh.select', mesh: null });
      notify(message);
      await readNetwork(data.network_revision);
    },
  };
}
