import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/apiError';
import { saveTranslation, translationsQuery } from '@/api/translations';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useNotify } from '@/components/feedback/useNotify';
import type { TranslationRow } from '@/model/content/translationRows';
import { keyOfText } from '@/model/content/visitorTexts';

/** What is typed for a text and not stored yet. */
export interface Draft {
  readonly text: string;
  readonly state: 'typing' | 'saving' | 'failed' | 'conflict';
  /** Why it was not saved. */
  readonly reason: string | null;
}

const CONFLICT = 409;

export type TranslationDrafts = ReturnType<typeof useTranslationDrafts>;

/**
 * The translations that are typed and not stored yet. Those of other languages stay while the texts of one `language` are
 * shown.
 */
export function useTranslationDrafts(project: string, language: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const at = (key: string) => `${language} ${key}`;
  const put = (key: string, draft: Draft | null) =>
    setDrafts((before) => {
      const after = new Map(before);
      if (draft) after.set(at(key), draft);
      else after.delete(at(key));
      return after;
    });

  const failed = async (key: string, text: string, error: unknown) => {
    const { text: reason } = errorSummaryOf(error);
    // Nobody sees the field any more.
    if (!isShown.current) return notify(reason, 'error');
    const isConflict = error instanceof ApiError && error.status === CONFLICT;
    if (isConflict) await client.refetchQueries(translationsQuery(project));
    put(key, { text, state: isConflict ? 'conflict' : 'failed', reason });
  };

  /** Stores what is typed for a text; also the same translation again, of an original that has changed. */
  const save = async (row: TranslationRow, typed: string, isConfirmed = false) => {
    const { key, kind, record, field, translation } = row;
    const text = typed.trim();
    if (text === (translation ?? '') && !isConfirmed) return put(key, null);
    put(key, { text, state: 'saving', reason: null });
    try {
      const stored = await saveTranslation(project, { language, kind, record, field, text, before: translation });
      client.setQueryData(translationsQuery(project).queryKey, (texts) =>
        texts?.map((one) => (keyOfText(one) === key ? stored : one)),
      );
      // Their tag says that there are unpublished changes.
      for (const queryKey of [['project'], ['projects']]) void client.invalidateQueries({ queryKey });
      setSaved((before) => new Set(before).add(at(key)));
      // What was typed while it was being saved stays.
      setDrafts((before) => {
        if (before.get(at(key))?.state !== 'saving') return before;
        const after = new Map(before);
        after.delete(at(key));
        return after;
      });
    } catch (error) {
      await failed(key, text, error);
    }
  };

  return {
    draftOf: (key: string) => drafts.get(at(key)),
    isSaved: (key: string) => saved.has(at(key)),
    type: (key: string, text: string) => put(key, { text, state: 'typing', reason: null }),
    discard: (key: string) => put(key, null),
    save,
    isUnsaved: [...drafts.values()].some(({ state }) => state !== 'saving'),
  };
}
