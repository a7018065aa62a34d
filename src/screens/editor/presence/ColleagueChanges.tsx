import { LostEditsDialog } from './LostEditsDialog';
import { useDeletedFloors } from './useDeletedFloors';
import { useSharedNetwork } from './useSharedNetwork';

/** Follows what others do in the opened location, and says what becomes of the unsaved work here. */
export function ColleagueChanges() {
  useSharedNetwork();
  const { loss, onSeen } = useDeletedFloors();
  return loss && <LostEditsDialog {...loss} onClose={onSeen} />;
}
