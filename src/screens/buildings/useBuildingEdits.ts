import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { updateBuildings } from '@/api/buildings/buildings';
import { useNotify } from '@/components/feedback/useNotify';
import { useKeptState } from '@/components/form/typed/useKeptState';
import { type Building, type BuildingList, buildingRule, type Floor, floorRule } from '@/contract/buildings/buildings';
import { validate } from '@/contract/validate';
import type { Side } from '@/model/records/mergeValue';
import {
  editBuilding,
  editFloor,
  isEdited,
  moveFloor,
  NO_EDITS,
  parseEdits,
  toSaveBody,
  withEdits,
} from './buildingEdits';
import { type EditConflict, openConflicts, rebaseEdits, withoutEdit } from './rebaseEdits';

type FieldErrors = Readonly<Record<string, string>>;

/**
 * The unsaved changes of the buildings of a location, on the list as the service has it. A save is of the whole list; one that
 * came second moves the changes to the present list and asks about what both changed.
 */
export function useBuildingEdits(project: string, list: BuildingList | undefined) {
  const notify = useNotify();
  const saving = useMutation(updateBuildings(project));
  const [edits, setEdits, forget] = useKeptState('buildings', NO_EDITS, parseEdits);
  /** By uuid. */
  const [errors, setErrors] = useState<Readonly<Record<string, FieldErrors>>>({});
  const [stale, setStale] = useState<Pick<ReturnType<typeof rebaseEdits>, 'conflicts' | 'deleted'> | null>(null);
  const saved = list?.buildings;
  const shown = useMemo(() => (saved ? withEdits(saved, edits) : []), [saved, edits]);
  const isDirty = saved !== undefined && isEdited(saved, edits);
  const conflicts = openConflicts(stale?.conflicts ?? [], shown);
  const asksFirst = conflicts.length > 0;

  const choose = (conflict: EditConflict, side: Side) => {
    if (side === 'theirs') setEdits((before) => withoutEdit(before, conflict));
    setStale((before) => before && { ...before, conflicts: before.conflicts.filter((one) => one !== conflict) });
  };
  const save = () => {
    if (!saved || !isDirty || saving.isPending || asksFirst) return;
    const fieldErrors = validateBuildings(shown);
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) return;
    setStale(null);
    saving.mutate(toSaveBody(shown, list?.revision), {
      onSuccess: (answer) => {
        // The changes stay where they are, on the list as it is now.
        if (answer.kind === 'stale') {
          const rebased = rebaseEdits(saved, answer.current.buildings, edits);
          setEdits(rebased.edits);
          return setStale(rebased);
        }
        setEdits(NO_EDITS);
        notify(answer.message);
      },
    });
  };
  return {
    shown,
    isDirty,
    isSaving: saving.isPending,
    /** Why the last save failed, in words. */
    failure: saving.error?.message ?? null,
    errors,
    conflicts,
    /** Names of what somebody else deleted while it had changes here; null where no save came second. */
    deleted: stale?.deleted ?? null,
    choose,
    save,
    /** The changes are given up with the page. */
    forget,
    changeBuilding: (uuid: string, change: Parameters<typeof editBuilding>[3]) =>
      setEdits((before) => editBuilding(saved ?? [], before, uuid, change)),
    changeFloor: (floor: Floor, change: Parameters<typeof editFloor>[2]) =>
      setEdits((before) => editFloor(before, floor.uuid, change)),
    moveFloorOf: (building: Building, from: number, to: number) =>
      setEdits((before) => moveFloor(before, building, from, to)),
  };
}

export type BuildingEditing = ReturnType<typeof useBuildingEdits>;

/** Errors of names by uuid. */
function validateBuildings(shown: readonly Building[]): Record<string, FieldErrors> {
  const fieldErrors: Record<string, FieldErrors> = {};
  const take = (uuid: string, texts: FieldErrors) => {
    if (Object.keys(texts).length > 0) fieldErrors[uuid] = texts;
  };
  for (const building of shown) {
    take(building.uuid, validate(buildingRule, building));
    for (const floor of building.floors) take(floor.uuid, validate(floorRule, floor));
  }
  return fieldErrors;
}
