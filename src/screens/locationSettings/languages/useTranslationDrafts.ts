import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PROJECT_KEY, PROJECTS_KEY } from '@/api/locations/keys';
import { saveTranslation, translationsQuery } from '@/api/translations/translations';
import { ApiError } from '@/api/transport/apiError';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useTypedSlot } from '@/components/form/typed/useTypedSlot';
import { typedTranslationsSchema } from '@/contract/translations/typedTranslations';
import type { TranslationRow } from '@/model/content/translationRows';
import { keyOfText } from '@/model/content/visitorTexts';
import { text } from './texts';

/** Unsaved text of a translation. */
export interface Draft {
  readonly text: string;
  readonly state: 'typing' | 'saving' | 'failed' | 'conflict';
  /** Why it was not saved. */
  readonly reason: string | null;
}

const CONFLICT = 409;

/** The translations that were typed before a reload or the end of a session. */
function draftsOf(stored: unknown): ReadonlyMap<string, Draft> {
  const { data = [] } = typedTranslationsSchema.safeParse(stored);
  return new Map(data.map(([at, typed]) => [at, { text: typed, state: 'failed', reason: text('typedBefore') }]));
}

export type TranslationDrafts = ReturnType<typeof useTranslationDrafts>;

/**
 * The translations that are typed and not stored yet. Those of other languages stay while the texts of one `language` are
 * shown.
 */
export function useTranslationDrafts(project: string, language: string) {
  const client = useQueryClient();
  const slot = useTypedSlot('translations');
  const [drafts, setDrafts] = useState(() => draftsOf(slot.read()));
  useEffect(
    () => slot.write(drafts.size > 0 ? Array.from(drafts, ([at, { text }]) => [at, text]) : null),
    [slot, drafts],
  );
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  /** Running saves: a text that is saved once more waits for the one before. */
  const running = useRef(new Map<string, Promise<void>>());
  const at = (key: string) => `${language} ${key}`;
  const put = (key: string, draft: Draft | null) =>
    setDrafts((before) => {
      const after = new Map(before);
      if (draft) after.set(at(key), draft);
      else after.delete(at(key));
      return after;
    });

  /** Ends the saving of a draft; text typed meanwhile stays. */
  const settle = (key: string, text: string, draft: Draft | null) =>
    setDrafts((before) => {
      const present = before.get(at(key));
      if (present?.state !== 'saving' || present.text !== text) return before;
      const after = new Map(before);
      if (draft) after.set(at(key), draft);
      else after.delete(at(key));
      return after;
    });

  const send = async ({ key, kind, record, field }: TranslationRow, text: string) => {
    const query = translationsQuery(project);
    const before = client.getQueryData(query.queryKey)?.find((one) => keyOfText(one) === key)?.translations[language];
    try {
      const body = { language, kind, record, field, text, before: before?.text ?? null };
      const stored = await saveTranslation(project, body);
      client.setQueryData(query.queryKey, (texts) => texts?.map((one) => (keyOfText(one) === key ? stored : one)));
      // Their tag says that there are unpublished changes.
      for (const queryKey of [PROJECT_KEY, PROJECTS_KEY]) void client.invalidateQueries({ queryKey });
      setSaved((earlier) => new Set(earlier).add(at(key)));
      settle(key, text, null);
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === CONFLICT;
      if (isConflict) await client.refetchQueries(query);
      settle(key, text, { text, state: isConflict ? 'conflict' : 'failed', reason: errorSummaryOf(error).text });
    }
  };

  /** Stores what is typed for a text; also the same translation again, of an original that has changed. */
  const save = (row: TranslationRow, typed: string, isConfirmed = false) => {
    const { key, translation } = row;
    const text = typed.trim();
    const earlier = running.current.get(at(key));
    if (!earlier && text === (translation ?? '') && !isConfirmed) return put(key, null);
    put(key, { text, state: 'saving', reason: null });
    const saving = (earlier ?? Promise.resolve()).then(() => send(row, text));
    running.current.set(at(key), saving);
    void saving.then(() => {
      if (running.current.get(at(key)) === saving) running.current.delete(at(key));
    });
  };

  return {
    draftOf: (key: string) => drafts.get(at(key)),
    isSaved: (key: string) => saved.has(at(key)),
    type: (key: string, text: string) => put(key, { text, state: 'typing', reason: null }),
    discard: (key: string) => put(key, null),
    save,
    isUnsaved: drafts.size > 0,
    /** The drafts are given up with the page. */
    forget: () => slot.write(null),
  };
}
