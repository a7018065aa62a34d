import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { projectDataQuery } from '@/api/network/editor';
import { randomId } from '@/api/transport/randomId';
import { useNotify } from '@/components/feedback/useNotify';
import type { AppliedChange } from '@/model/network/besideChange';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { outlineStepOf } from '../tools/outline/outlineChange';
import { useOutlineCalls } from '../tools/outline/useOutlineCalls';

/** Undoes and redoes corrections of outlines in the service. It throws the error of the call. */
export function useOutlineHistory(): (applied: AppliedChange) => Promise<void> {
  const { editor } = useEditorActors();
  const { project, data: shown } = useOpenedLocation();
  const client = useQueryClient();
  const notify = useNotify();
  const { correct, takeBack } = useOutlineCalls();
  /** The floor plans that corrections have made last: made again, one has another. */
  const plans = useRef(new Map<string, string>());
  /** Attempts whose answer was lost: tried again, they have one effect. */
  const attempts = useRef(new Map<string, string>());
  return async ({ change, direction }) => {
    const step = outlineStepOf(change);
    if (editor.getSnapshot().context.floor !== step.floor) editor.send({ type: 'floor.set', floor: step.floor });
    if (direction === 'back') return takeBack(step.floor, plans.current.get(change.of) ?? step.plan);
    const { location } = client.getQueryData(projectDataQuery(project).queryKey) ?? shown;
    const floors = location.buildings.flatMap((building) => building.floors);
    const present = floors.find(({ uuid }) => uuid === step.floor)?.plan ?? null;
    const attempt = attempts.current.get(change.of) ?? randomId();
    attempts.current.set(change.of, attempt);
    const made = await correct(step.floor, present, step.correction, attempt);
    attempts.current.delete(change.of);
    plans.current.set(change.of, made.plan);
    notify(made.message);
  };
}
