import { useState } from 'react';
import type { Deletion } from '@/components/form/RecordQuestions';
import type { UsageKind } from '@/contract/usage/usage';
import { countingText } from './countingText';
import { LazyUsageNotice } from './LazyUsageNotice';
import type { UsageAnswer, UsageNoticeProps } from './UsageNotice';

interface Answered extends UsageAnswer {
  readonly id: string | null;
}

/**
 * The part of the question before a deletion that says what the record is used by. Nobody confirms before it is there: what it
 * names decides, and it moves the buttons.
 * @param id null for a new record, which nobody deletes
 */
export function useDeletion(kind: UsageKind, id: string | null, targets?: UsageNoticeProps['targets']): Deletion {
  const [last, setLast] = useState<Answered | null>(null);
  const { blockedBy, moveTo } =
    last?.id === id ? last : { blockedBy: id === null ? null : countingText(), moveTo: null };
  return {
    blockedBy,
    moveTo,
    content: id !== null && (
      <LazyUsageNotice
        key={id}
        kind={kind}
        id={id}
        onAnswer={(answer) => setLast({ ...answer, id })}
        {...(targets !== undefined && { targets })}
      />
    ),
  };
}
