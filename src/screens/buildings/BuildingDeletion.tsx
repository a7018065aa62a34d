import { useMutation } from '@tanstack/react-query';
import { removeBuilding, removeFloor } from '@/api/buildings/buildings';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import { useDeletion } from '../usage/useDeletion';
import { deletionWarningOf, nameOf, type PendingDeletion, uuidOf } from './pendingDeletion';
import { text } from './texts';

interface Props {
  readonly project: string;
  /** The building or floor in question; null for none. */
  readonly pending: PendingDeletion | null;
  /** It was deleted, or stays. */
  readonly onEnd: () => void;
}

/** The question whether to delete a building or a floor, with what uses it. */
export function BuildingDeletion({ project, pending, onEnd }: Props) {
  const notify = useNotify();
  const buildingDeletion = useMutation(removeBuilding(project));
  const floorDeletion = useMutation(removeFloor(project));
  const deletion = useDeletion(pending?.kind ?? 'floor', pending && uuidOf(pending));
  const remove = () => {
    if (!pending) return;
    const after = {
      onSuccess: ({ message }: { message: string }) => notify(message),
      onError: notifyError,
      onSettled: onEnd,
    };
    if (pending.kind === 'building') buildingDeletion.mutate(pending.building.uuid, after);
    else floorDeletion.mutate(pending.floor.uuid, after);
  };
  return (
    <WarningDialog
      isOpen={pending !== null}
      title={pending ? text('deleteTitle', { name: nameOf(pending) }) : ''}
      text={pending ? deletionWarningOf(pending) : ''}
      isDanger
      blockedBy={deletion.blockedBy}
      onCancel={onEnd}
      onConfirm={remove}
    >
      {deletion.content}
    </WarningDialog>
  );
}
