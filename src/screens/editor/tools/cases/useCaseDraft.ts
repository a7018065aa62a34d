import { useEffect, useEffectEvent, useRef } from 'react';
import { type KeptDraft, useRebasedDraft } from '@/components/form/useRebasedDraft';
import { useTyped } from '../../session/useTyped';
import type { CaseInput } from './caseInput';
import { text } from './texts';

interface Options {
  readonly form: string;
  readonly saved: CaseInput;
  readonly isSaving: boolean;
  readonly onEnd: () => void;
}

/**
 * The typed values of a route case. They are kept with the unsaved work, so that the form may be out of sight; it ends when
 * Save of the editor has saved them, or Revert has discarded them.
 */
export function useCaseDraft({ form, saved, isSaving, onEnd }: Options) {
  const [kept, setKept] = useTyped<KeptDraft<CaseInput>>(form);
  const isOwn = useRef(false);
  const draft = useRebasedDraft<CaseInput>({
    saved,
    labels: { name: text('name'), max_metres: text('maxMetres'), max_seconds: text('maxSeconds') },
    isSaving,
    kept: [
      kept,
      (next) => {
        // The typed values are those of the record again.
        isOwn.current = next === null;
        setKept(next);
      },
    ],
  });
  const wasKept = useRef(kept !== null);
  const onGone = useEffectEvent(onEnd);
  const isKept = kept !== null;
  useEffect(() => {
    const isGone = wasKept.current && !isKept && !isOwn.current;
    wasKept.current = isKept;
    isOwn.current = false;
    if (isGone) onGone();
  }, [isKept]);
  return {
    ...draft,
    /** Closes the form, and forgets what was typed. */
    end: () => {
      setKept(null);
      onEnd();
    },
  };
}
