import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNotify } from '@/components/feedback/useNotify';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { LabelsFile, LabelsUploadMachine } from '@/machines/uploads/labelsUpload.machine';
import { text } from './texts';

const WARNING_MILLISECONDS = 12_000;

/** Uploads a labels file, after a question where it changes or loses labels that the floor has. */
export function useLabelsUpload(machine: LabelsUploadMachine) {
  const actor = useMachineActor(machine);
  const notify = useNotify();
  useEffect(() => {
    const warned = actor.on('warned', ({ text: words }) => {
      if (words !== '') notify(words, 'warning', WARNING_MILLISECONDS);
    });
    const busy = actor.on('busy', () => notify(text('labelsBusy'), 'warning'));
    return () => {
      warned.unsubscribe();
      busy.unsubscribe();
    };
  }, [actor, notify]);
  return {
    isAsking: useSelector(actor, (snapshot) => snapshot.matches('asking')),
    floor: useSelector(actor, ({ context }) => context.chosen?.floor.name ?? ''),
    /** The uuid of the floor whose labels are read or sent; null where none are. */
    uploadingFloor: useSelector(actor, (snapshot) =>
      snapshot.hasTag('busy') ? (snapshot.context.chosen?.floor.uuid ?? null) : null,
    ),
    /** The question, with the lines that are left out. */
    question: useSelector(actor, ({ context: { read } }) =>
      [read?.question, read?.skipped].filter((part) => part != null).join(' '),
    ),
    upload: (floor: LabelsFile['floor'], file: LabelsFile['file']) =>
      actor.send({ type: 'choose', chosen: { floor, file } }),
    cancel: () => actor.send({ type: 'cancel' }),
    confirm: () => actor.send({ type: 'confirm' }),
  };
}
