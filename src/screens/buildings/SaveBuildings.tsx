import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { text } from './texts';
import type { BuildingEditing } from './useBuildingEdits';

/** Saves the list of buildings. */
export function SaveBuildings({ editing }: { readonly editing: BuildingEditing }) {
  const { conflicts, isDirty, isSaving, save } = editing;
  return (
    <ActionButton
      appearance="primary"
      blockedBy={
        blockedWhile(conflicts.length > 0, text('bothChanged')) ??
        blockedWhile(!isDirty, text('nothingChanged')) ??
        blockedWhile(isSaving)
      }
      onClick={save}
    >
      {isSaving ? text('updating') : text('updateLocation')}
    </ActionButton>
  );
}
