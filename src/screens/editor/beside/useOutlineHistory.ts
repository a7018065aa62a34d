import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { projectDataQuery } from '@/api/network/editor';
import { randomId } from '@/api/transport/randomId';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import type { AppliedChange } from '@/model/network/besideChange';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { outlineStepOf } from '../tools/outline/outlineChange';
import { useOutlineCalls } from '../tools/outline/useOutlineCalls';

/** Undoes and redoes corrections of outlines in the service. One that cannot be any more leaves the history. */
export function useOutlineHistory(): (applied: AppliedChange) => Promise<void> {
  const { document, editor } = useEditorActors();
  const { project, data: shown } = useOpenedLocation();
  const client = useQueryClient();
  const notify = useNotify();
  const { correct, takeBack } = useOutlineCalls();
  /** The floor plans that corrections have made last: made again, one has another. */
  const plans = useRef(new Map<string, string>());
  return async ({ change, direction }) => {
    const step = outlineStepOf(change);
    if (editor.getSnapshot().context.floor !== step.floor) editor.send({ type: 'floor.set', floor: step.floor });
    try {
      if (direction === 'back') await takeBack(step.floor, plans.current.get(change.of) ?? step.plan);
      else {
        const { location } = client.getQueryData(projectDataQuery(project).queryKey) ?? shown;
        const floors = location.buildings.flatMap((building) => building.floors);
        const present = floors.find(({ uuid }) => uuid === step.floor)?.plan ?? '';
        const made = await correct(step.floor, present, step.correction, randomId());
        plans.current.set(change.of, made.plan);
        notify(made.message);
      }
    } catch (error) {
      document.send({ type: 'beside.forget', of: change.of });
      notifyError(error);
    }
  };
}
