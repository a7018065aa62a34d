import { projectDataQuery } from '@/api/network/editor';
import { addRouteCase, changeRouteCase, fetchRouteCases, routeCasesQuery } from '@/api/network/routeCases';
import type { WireRouteCase } from '@/contract/network/routeCases';
import { translate } from '@/contract/texts/translate';
import type { FieldValues } from '@/model/network/besideChange';
import { mergeForm } from '@/model/records/mergeForm';
import type { TypedForm, TypedWorld } from '../../session/typedForm';
import { keptEnd } from './caseEnds';
import { type CaseFields, type CaseInput, caseOfInput, type NewCase, readCaseInput, toCaseInput } from './caseInput';
import { text } from './texts';

/** The form of a route case by the name of its input; null for another form. */
export function routeCaseForm(name: string, world: TypedWorld): TypedForm | null {
  const of = caseOfInput(name);
  if (of === null) return null;
  return typeof of === 'number' ? formOfCase(of, world) : formOfNewCase(of, world);
}

function formOfCase(id: number, { client, project }: TypedWorld): TypedForm {
  const one = (cases: readonly WireRouteCase[]): WireRouteCase => {
    const found = cases.find((stored) => stored.id === id);
    if (!found) throw new Error(translate('failed.conflict'));
    return found;
  };
  return {
    saved: async () => ({ ...toCaseInput(one(await client.ensureQueryData(routeCasesQuery(project)))) }),
    save: async ({ base, values }) => {
      // Read anew: what another person saved meanwhile is merged, and a revision of before would be refused.
      const now = one(await fetchRouteCases(project));
      const merged = mergeForm(base, values, { ...toCaseInput(now) }, {});
      if (merged.asked.length > 0) throw new Error(`${now.name}: ${text('conflict')}`);
      const body = { ...fieldsOf(merged.values), id, revision: now.revision };
      return (await client.getMutationCache().build(client, changeRouteCase(project)).execute(body)).message ?? null;
    },
    show: () => undefined,
  };
}

function formOfNewCase({ from, to, isStepFree }: NewCase, { client, project, data, document }: TypedWorld): TypedForm {
  return {
    saved: async () => null,
    save: async ({ values }) => {
      const now = client.getQueryData(projectDataQuery(project).queryKey) ?? data;
      const network = document.getSnapshot().context.history.present;
      const [start, end] = [keptEnd(from, now, network), keptEnd(to, now, network)];
      const fields = fieldsOf(values);
      if (start.blockedBy !== null) throw new Error(`${fields.name}: ${text(start.blockedBy)}`);
      if (end.blockedBy !== null) throw new Error(`${fields.name}: ${text(end.blockedBy)}`);
      const body = { ...fields, from: start.end, to: end.end, step_free: isStepFree };
      return (await client.getMutationCache().build(client, addRouteCase(project)).execute(body)).message ?? null;
    },
    show: () => undefined,
  };
}

/** @throws Error in words for input that cannot be saved */
function fieldsOf(values: FieldValues): CaseFields {
  const input = values as unknown as CaseInput;
  const { fields, errors } = readCaseInput(input);
  if (fields === null) throw new Error(`${input.name || text('title')}: ${Object.values(errors)[0]}`);
  return fields;
}
