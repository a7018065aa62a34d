import { notifyManager } from '@tanstack/react-query';
import { projectDataQuery } from '@/api/network/editor';
import { type NodeChange, nodeQuery, saveNode } from '@/api/network/nodes';
import { notifyError } from '@/components/feedback/notifyError';
import { notify } from '@/components/feedback/toastStack';
import type { KeptDraft } from '@/components/form/useRebasedDraft';
import type { NodeDetails } from '@/contract/network/nodes';
import { translate } from '@/contract/texts/translate';
import type { AppliedChange, FieldValues } from '@/model/network/besideChange';
import { nodeId } from '@/model/network/network';
import { mergeForm } from '@/model/records/mergeForm';
import { sameValue } from '@/model/records/sameValue';
import type { TypedForm, TypedWorld } from '../session/typedForm';
import { routeCaseForm } from '../tools/cases/routeCaseForm';
import { KIOSK_MERGE, type KioskForm, kioskBody, readKioskForm, toKioskForm } from './kioskForm';

/** A form of a node, or of a kiosk at it. */
interface NodeForm {
  readonly node: number;
  /** Its values as they are saved. @throws Error in words where its record has left the node */
  readonly valuesOf: (node: NodeDetails) => FieldValues;
  /** Sends values; null where they are those that are saved. @throws Error in words for values that cannot be saved */
  readonly bodyOf: (values: FieldValues, node: NodeDetails) => ReturnType<NodeChange>;
}

/**
 * Saves the input of the forms beside the network, also of those that are not open, each on its record as it is now. Input that
 * cannot be saved stays, and a notification says why.
 */
export async function saveTypedForms(world: TypedWorld): Promise<void> {
  const { typed } = world;
  for (const [name, input] of Object.entries(typed.get())) {
    const form = formOf(name, world);
    if (form === null) continue;
    try {
      const message = await form.save(input as KeptDraft<FieldValues>);
      if (message) notify(message);
      // An open form takes the saved record first, which is no change of somebody else.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
      const { [name]: left, ...others } = typed.get();
      if (sameValue(left, input)) typed.set(others);
    } catch (error) {
      notifyError(error);
    }
  }
}

/** Sets the fields of a step in the present input of a form, and shows its object. @throws the error of the call */
export async function applyTyped({ change, direction }: AppliedChange, world: TypedWorld): Promise<void> {
  const { typed } = world;
  const form = formOf(change.of, world);
  if (form === null) throw new Error(translate('failed.conflict'));
  const [from, to] = direction === 'back' ? [change.after, change.before] : [change.before, change.after];
  // A record that does not exist yet has only the values that were proposed.
  const saved = (await form.saved()) ?? from;
  const { [change.of]: kept, ...others } = typed.get();
  const { base, values } = (kept as KeptDraft<FieldValues> | undefined) ?? { base: saved, values: saved };
  const next = { ...values, ...to };
  typed.set(sameValue(base, next) ? others : { ...others, [change.of]: { base, values: next } });
  form.show();
}

/** Null for a kiosk that is at no node any more, and for a form of another release. */
function formOf(name: string, world: TypedWorld): TypedForm | null {
  const { client, project, data } = world;
  const [, kiosk] = /^kiosk (\d+)$/.exec(name) ?? [];
  if (kiosk !== undefined) {
    const { screens } = client.getQueryData(projectDataQuery(project).queryKey) ?? data;
    const node = screens.find(({ id }) => id === Number(kiosk))?.node_id ?? null;
    return node === null ? null : ofNode(kioskForm(node, Number(kiosk)), world);
  }
  const [, node] = /^description of node (\d+)$/.exec(name) ?? [];
  return node === undefined ? routeCaseForm(name, world) : ofNode(descriptionForm(Number(node)), world);
}

const ofNode = (form: NodeForm, { client, project, document }: TypedWorld): TypedForm => ({
  saved: async () => form.valuesOf(await client.ensureQueryData(nodeQuery(form.node))),
  save: async ({ base, values }) => {
    await client.ensureQueryData(nodeQuery(form.node));
    const saving = client.getMutationCache().build(client, saveNode(project, form.node));
    const { message } = await saving.execute((node) => {
      const merged = mergeForm(base, values, form.valuesOf(node), KIOSK_MERGE);
      if (merged.asked.length > 0) throw new Error(translate('failed.conflict'));
      return form.bodyOf(merged.values, node);
    });
    return message ?? null;
  },
  show: () => document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(form.node)] } }),
});

function kioskForm(node: number, kiosk: number): NodeForm {
  const storedAt = ({ screens }: NodeDetails) => {
    const stored = screens.find(({ id }) => id === kiosk);
    if (!stored) throw new Error(translate('failed.conflict'));
    return stored;
  };
  return {
    node,
    valuesOf: (details) => ({ ...toKioskForm(storedAt(details)) }),
    bodyOf: (values, details) => {
      const stored = storedAt(details);
      const { fields, errors } = readKioskForm(values as KioskForm);
      const [error] = Object.values(errors);
      if (error !== undefined) throw new Error(`${stored.name}: ${error}`);
      return kioskBody(stored, fields)(details);
    },
  };
}

const descriptionForm = (node: number): NodeForm => ({
  node,
  valuesOf: ({ location_description: description }) => ({ description }),
  bodyOf: ({ description }, { location_description: stored }) => {
    const next = String(description).trim();
    return next === stored ? null : { location_description: next };
  },
});
