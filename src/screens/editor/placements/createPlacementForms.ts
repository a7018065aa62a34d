import { type Actor, createActor, fromPromise, waitFor } from 'xstate';
import { createStore } from '@/components/mapCanvas/store';
import { placementFormMachine } from '@/machines/editor/placementForm.machine';
import { draftKey, isTyped, type PlacementDraft, type PlacementDrafts } from './placementDraft';
import type { PlacementForms, SharedQuestion } from './placementForms';
import type { Rebased } from './rebaseDraft';

const NONE: PlacementDrafts = new Map();

interface Options {
  /** Puts a form on the placement that somebody else saved meanwhile; null for any other error. */
  readonly rebase?: (error: unknown, draft: PlacementDraft, untouched: PlacementDraft) => Promise<Rebased | null>;
  /** Resolves when a save that failed so many times may be tried again. */
  readonly untilRetry?: (failures: number) => Promise<void>;
}

type FormActor = Actor<typeof placementFormMachine>;

/**
 * @param store saves one form, of which `untouched` is known once something was typed, and resolves with the input that stays, undefined where all is saved; its error is shown
 * at the form, which keeps its input. `ask` shows a question and resolves with its answer.
 */
export function createPlacementForms(
  store: (
    draft: PlacementDraft,
    ask: PlacementForms['ask'],
    untouched: PlacementDraft | undefined,
  ) => Promise<PlacementDraft | undefined>,
  { rebase, untilRetry = () => new Promise(() => {}) }: Options = {},
): PlacementForms {
  const drafts = createStore(NONE);
  const question = createStore<SharedQuestion | null>(null);
  const untouchedForms = new Map<string, PlacementDraft>();
  const actors = new Map<string, FormActor>();
  const put = (draft: PlacementDraft) => drafts.set(new Map(drafts.get()).set(draftKey(draft), draft));
  /**
   * The form that a draft is typed on. Where somebody else has saved its placement meanwhile, it is the one of before until a
   * save meets theirs: against the present one, the old values of all other fields would look as if they were typed here.
   */
  const baseOf = (draft: PlacementDraft, untouched: PlacementDraft): PlacementDraft => {
    const known = untouchedForms.get(draftKey(draft));
    return known && draft.revision !== untouched.revision && draft.revision === known.revision ? known : untouched;
  };
  const drop = (key: string) => {
    actors.get(key)?.stop();
    actors.delete(key);
    untouchedForms.delete(key);
    const rest = new Map(drafts.get());
    if (rest.delete(key)) drafts.set(rest);
  };
  /** One question after the other: a second one would take the place of the first, whose form would wait for ever. */
  let lastAnswer: Promise<unknown> = Promise.resolve();
  let unanswered = 0;
  const ask: PlacementForms['ask'] = (edit) => {
    const show = (): ReturnType<PlacementForms['ask']> =>
      new Promise((resolve) =>
        question.set({
          edit,
          answer: (result) => {
            question.set(null);
            resolve(result);
          },
        }),
      );
    const answered = unanswered === 0 ? show() : lastAnswer.then(show);
    unanswered++;
    lastAnswer = answered.finally(() => unanswered--);
    return answered;
  };

  const actorOf = (key: string): FormActor => {
    const known = actors.get(key);
    if (known) return known;
    /** Its input; dropping it stops the actor, so that it is there whenever the actor acts. */
    const draft = () => drafts.get().get(key) as PlacementDraft;
    /** Keeps what is left of the input. @returns whether there is something left */
    const keep = (kept: PlacementDraft): boolean => {
      const untouched = untouchedForms.get(key);
      if (untouched && !isTyped(kept, untouched)) return false;
      put(kept);
      return true;
    };
    const actor: FormActor = createActor(
      placementFormMachine.provide({
        actors: {
          store: fromPromise(async ({ signal }) => {
            const askHere: PlacementForms['ask'] = async (edit) => {
              actor.send({ type: 'question.asked' });
              const answer = await ask(edit);
              if (signal.aborted) return { kind: 'cancelled' };
              actor.send({ type: 'question.answered' });
              return answer;
            };
            const { isSaving: _saving, isWaiting: _waiting, ...sent } = draft();
            const kept = await store({ ...sent, isSaving: false }, askHere, untouchedForms.get(key));
            return !signal.aborted && kept !== undefined && keep(kept) ? 'kept' : 'saved';
          }),
          rebase: fromPromise(async ({ input, signal }) => {
            const untouched = untouchedForms.get(key);
            const rebased = untouched && (await rebase?.(input.error, { ...draft(), isSaving: false }, untouched));
            if (!rebased || signal.aborted) return 'none';
            untouchedForms.set(key, rebased.untouched);
            if (!keep(rebased.draft)) return 'equal';
            return rebased.isDecided ? 'merged' : 'undecided';
          }),
          retryWait: fromPromise(({ input }) => untilRetry(input.failures)),
        },
      }),
    );
    actors.set(key, actor);
    actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') return drop(key);
      const present = drafts.get().get(key);
      if (!present) return;
      const { isWaiting: _, ...rest } = present;
      const { error, errors } = snapshot.context;
      const isSaving = snapshot.hasTag('saving');
      const shown = error !== null ? { error, errors } : isSaving ? { error: null, errors: {} } : {};
      put({ ...rest, ...shown, isSaving, ...(snapshot.hasTag('waiting') && { isWaiting: true }) });
    });
    return actor.start();
  };

  const save = async (draft: PlacementDraft): Promise<void> => {
    const key = draftKey(draft);
    if (actors.get(key)?.getSnapshot().hasTag('saving')) return;
    put(draft);
    const actor = actorOf(key);
    actor.send({ type: 'save' });
    // Without a limit: a question is open for as long as its person thinks. A form that is dropped has ended.
    await waitFor(actor, (snapshot) => !snapshot.hasTag('saving')).catch(() => undefined);
  };
  return {
    get: drafts.get,
    subscribe: drafts.subscribe,
    question,
    ask,
    change: (draft, untouched) => {
      const key = draftKey(draft);
      // A form that is being saved stays as it was sent: text typed meanwhile would be lost in the answer.
      if (actors.get(key)?.getSnapshot().hasTag('saving')) return;
      const base = baseOf(draft, untouched);
      if (!isTyped(draft, base)) return drop(key);
      untouchedForms.set(key, base);
      put(draft);
      actors.get(key)?.send({ type: 'change' });
    },
    saveAll: async (first) => {
      if (first) await save(first);
      const done = first && draftKey(first);
      for (const key of [...drafts.get().keys()]) {
        const draft = drafts.get().get(key);
        // One that its person keeps, or that was rejected, waits for the next save.
        if (draft && key !== done) await save(draft);
      }
    },
    discardAll: () => {
      for (const key of [...drafts.get().keys()]) drop(key);
    },
    kept: () =>
      Array.from(drafts.get(), ([key, draft]) => {
        const untouched = untouchedForms.get(key);
        return { ...draft, ...(untouched && { untouched }) };
      }),
    restore: (kept) => {
      const since = drafts.get();
      const restored = kept.filter((draft) => !since.has(draftKey(draft)));
      for (const one of restored) if (one.untouched) untouchedForms.set(draftKey(one), one.untouched);
      const shown = restored.map(({ untouched: _, ...draft }) => [draftKey(draft), draft] as const);
      drafts.set(new Map([...shown, ...since]));
    },
    takeFrom: (floors) => {
      const taken = [...drafts.get().values()].filter(({ floor }) => floors.includes(floor));
      for (const draft of taken) drop(draftKey(draft));
      return taken;
    },
  };
}
