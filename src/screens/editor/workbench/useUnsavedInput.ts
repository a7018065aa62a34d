import { useSelector } from '@xstate/react';
import { useTypedRooms } from '../placements/usePlacementForms';
import { useBesideNetwork } from '../session/besideNetwork';
import { useEditorActors } from '../session/editorActors';
import { useTypedForms } from '../typed/useTypedForms';

interface UnsavedInput {
  /** Whether the network, a room or another form differs from what is stored. */
  readonly isDirty: boolean;
  /** Takes all of it back, as one step of the history. */
  readonly revert: () => void;
}

export function useUnsavedInput(): UnsavedInput {
  const { document } = useEditorActors();
  const beside = useBesideNetwork();
  const { placements, typed, discarding } = beside;
  const typedForms = useTypedRooms(placements) + useTypedForms(beside);
  const isNetworkDirty = useSelector(document, (snapshot) => snapshot.hasTag('dirty'));
  return {
    isDirty: isNetworkDirty || typedForms > 0,
    revert: () => {
      const discarded = discarding.current();
      placements.discardAll();
      typed.set({});
      if (document.getSnapshot().hasTag('dirty')) document.send({ type: 'revert', beside: discarded });
      else if (discarded.length > 0)
        document.send({ type: 'beside.changed', changes: discarded, note: { kind: 'revert' } });
    },
  };
}
