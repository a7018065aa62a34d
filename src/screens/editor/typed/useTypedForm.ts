import { type KeptDraft, type RebasedDraftOptions, useRebasedDraft } from '@/components/form/useRebasedDraft';
import type { NodeDetails } from '@/contract/network/nodes';
import type { EditNote } from '@/model/network/editNote';
import { sameValue } from '@/model/records/sameValue';
import { useEditorActors } from '../session/editorActors';
import { useTyped } from '../session/useTyped';

interface Options<Values> extends Omit<RebasedDraftOptions<Values>, 'kept'> {
  /** Names the form and its record, as `kiosk 12`. */
  readonly form: string;
  readonly node: NodeDetails;
  /** Describes a change for the history. */
  readonly note: EditNote;
}

/** A form beside the network: its input is kept with the unsaved work, each change is a step of the history, and Save saves it. */
export function useTypedForm<Values extends Readonly<Record<string, unknown>>>({
  form,
  node,
  note,
  ...options
}: Options<Values>) {
  const { document } = useEditorActors();
  const kept = useTyped<KeptDraft<Values>>(form);
  const draft = useRebasedDraft<Values>({ ...options, kept });
  const noteChange = (change: Partial<Values>, base?: number) => {
    const fields = Object.keys(change).filter((field) => !sameValue(change[field], draft.values[field]));
    if (fields.length === 0) return;
    const pick = (from: Partial<Values>) => Object.fromEntries(fields.map((field) => [field, from[field]]));
    const made = {
      kind: 'form',
      of: form,
      base,
      before: pick(draft.values),
      after: pick(change),
    } as const;
    document.send({ type: 'beside.changed', changes: [made], note });
  };
  return {
    ...draft,
    set: (change: Partial<Values>) => {
      noteChange(change, node.revision);
      draft.set(change);
    },
    /** Its input is saved. */
    clear: () => kept[1](null),
    /** Drops the input as a step of its own: undo brings it back. */
    discard: () => {
      noteChange(options.saved);
      kept[1](null);
    },
  };
}
