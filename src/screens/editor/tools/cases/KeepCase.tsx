import { useMutation } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { addRouteCase } from '@/api/network/routeCases';
import { ActionButton } from '@/components/blocked/ActionButton';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import { useInlineFocus } from '@/components/form/useInlineFocus';
import { useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';
import { useTyped } from '../../session/useTyped';
import type { EndKey } from '../route/routePreview';
import { CaseForm } from './CaseForm';
import { keptEnd, proposedLimit } from './caseEnds';
import { inputOfNewCase } from './caseInput';
import { text } from './texts';

interface Props {
  readonly from: EndKey;
  readonly to: EndKey;
  readonly isStepFree: boolean;
  /** Of the route that was found. */
  readonly metres: number;
}

/** Keeps the route that was found as a case, under a name and with a limit that a person confirms. */
export function KeepCase({ from, to, isStepFree, metres }: Props) {
  const { document } = useEditorActors();
  const { project, data } = useOpenedLocation();
  const notify = useNotify();
  const network = useSelector(document, (snapshot) => snapshot.context.history.present);
  const { mutate, isPending } = useMutation(addRouteCase(project));
  const form = inputOfNewCase({ from, to, isStepFree });
  const [kept] = useTyped(form);
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || kept !== null;
  const place = useRef<HTMLDivElement>(null);
  useInlineFocus(isOpen, place);
  const start = keptEnd(from, data, network);
  const end = keptEnd(to, data, network);
  if (start.blockedBy !== null || end.blockedBy !== null || !isOpen) {
    const reason = start.blockedBy ?? end.blockedBy;
    return (
      <div ref={place}>
        <ActionButton
          size="small"
          blockedBy={reason === null ? null : text(reason)}
          hint={text('keepHint')}
          onClick={() => setOpened(true)}
        >
          {text('keep')}
        </ActionButton>
      </div>
    );
  }
  const names = { from: start.name, to: end.name };
  return (
    <div ref={place}>
      <CaseForm
        form={form}
        label={text('keep')}
        initial={{
          name: isStepFree ? text('defaultStepFree', names) : text('defaultName', names),
          max_metres: proposedLimit(metres),
          max_seconds: null,
        }}
        isSaving={isPending}
        onEnd={() => setOpened(false)}
        onSave={(fields, onSaved) =>
          mutate(
            { ...fields, from: start.end, to: end.end, step_free: isStepFree },
            {
              onSuccess: ({ message }) => {
                notify(message);
                onSaved();
              },
              onError: notifyError,
            },
          )
        }
      />
    </div>
  );
}
