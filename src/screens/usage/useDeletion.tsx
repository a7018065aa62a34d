import { useState } from 'react';
import type { Deletion } from '@/components/form/RecordQuestions';
import type { UsageKind } from '@/contract/usage/usage';
import { LazyUsageNotice } from './LazyUsageNotice';
import type { UsageAnswer, UsageNoticeProps } from './UsageNotice';

const NO_ANSWER: UsageAnswer = { blockedBy: null, moveTo: null };

/**
 * The part of the question before a deletion that says what the record is used by.
 * @param id null for a new record, which nobody deletes
 */
export function useDeletion(kind: UsageKind, id: string | null, targets?: UsageNoticeProps['targets']): Deletion {
  const [answer, setAnswer] = useState(NO_ANSWER);
  return {
    ...answer,
    content: id !== null && (
      <LazyUsageNotice kind={kind} id={id} onAnswer={setAnswer} {...(targets !== undefined && { targets })} />
    ),
  };
}
