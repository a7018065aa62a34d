import type { PoolClient } from 'pg';
import {
  createVariable,
  deleteOverride,
  deleteVariable,
  MOST_VARIABLES,
  overrideVariable,
  type SkinVariable,
  updateVariable,
} from '@/contract/skins/skins';
import { skinText } from '@/contract/texts/skinTexts';
import { translate } from '@/contract/texts/translate';
import { ConflictError, InvalidError, NotFoundError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { findProjectId } from '../../repositories/locations/read';
import { lockProject } from '../../repositories/locations/write';
import { type AskingProject, lockSkin, readSkinOf, readVariableOf } from '../../repositories/skins/read';
import {
  deleteOverrideOf,
  deleteVariableOf,
  insertVariable,
  putOverride,
  updateVariableOf,
} from '../../repositories/skins/write';
import { audited } from '../audit/audited';

export const variableRoutes = () => [
  implement(createVariable, ({ principal, body, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      if (!(await lockSkin(client, organisationId, body.skin_id)))
        throw new InvalidError({ skin_id: [skinText('skinUnknown')] });
      const skin = orNotFound(await readSkinOf(client, organisationId, body.skin_id));
      if ((skin.variable_count ?? 0) >= MOST_VARIABLES)
        throw new InvalidError({ skin_id: [skinText('tooMany', { most: MOST_VARIABLES })] });
      const id = await insertVariable(client, organisationId, body.skin_id, body);
      const variable = orNotFound(await readVariableOf(client, organisationId, id));
      audited(audit, 'variable').created(String(id), variable.name, traced(variable));
      return { data: variable, message: translate('created', { name: variable.name }) };
    }),
  ),

  implement(updateVariable, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const id = Number(params.id);
      const before = await lockVariable(client, organisationId, id);
      const isSaved = await updateVariableOf(client, organisationId, id, body);
      const after = orNotFound(await readVariableOf(client, organisationId, id));
      if (!isSaved) throw new ConflictError(after);
      audited(audit, 'variable').updated(params.id, after.name, traced(before), traced(after));
      return { data: after, message: translate('updated', { label: after.name }) };
    }),
  ),

  implement(deleteVariable, ({ params, principal, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const id = Number(params.id);
      const variable = await lockVariable(client, organisationId, id);
      await deleteVariableOf(client, organisationId, id);
      audited(audit, 'variable').deleted(params.id, variable.name, traced(variable));
      return { data: null, message: skinText('variableDeleted') };
    }),
  ),

  implement(overrideVariable, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const id = Number(params.id);
      if (body.variable_id !== id) throw new InvalidError({ variable_id: [skinText('otherVariable')] });
      orNotFound(await readVariableOf(client, organisationId, id));
      const project = await lockAsking(client, organisationId, body.project_uuid);
      if (!project) throw new InvalidError({ project_uuid: [skinText('locationUnknown')] });
      const before = orNotFound(await readVariableOf(client, organisationId, id, project));
      const [override] = before.overrides;
      if (body.revision !== undefined && body.revision !== (override?.revision ?? 0)) throw new ConflictError(before);
      await putOverride(client, organisationId, { variableId: id, projectId: project.id, values: body.values });
      const after = orNotFound(await readVariableOf(client, organisationId, id, project));
      audited(audit, 'variable', project.id).updatedAs(
        params.id,
        `Overrode ${after.name}`,
        { values: override?.values ?? before.values },
        { values: body.values },
      );
      return { data: after, message: translate('updated', { label: after.name }) };
    }),
  ),

  implement(deleteOverride, ({ params, query, principal, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const id = Number(params.id);
      const project = orNotFound(await lockAsking(client, organisationId, query.project_uuid));
      const variable = orNotFound(await readVariableOf(client, organisationId, id, project));
      await deleteOverrideOf(client, organisationId, { variableId: id, projectId: project.id });
      const [override] = variable.overrides;
      audited(audit, 'variable', project.id).noted(
        'deleted',
        params.id,
        `Deleted the override of ${variable.name}`,
        override && { old: { values: override.values }, attributes: { values: variable.values } },
      );
      return { data: null, message: skinText('overrideDeleted') };
    }),
  ),
];

const traced = ({ name, description, customer_facing, values }: SkinVariable) => ({
  name,
  description,
  customer_facing,
  values,
});

/** The variable, with its skin locked: changes of the variables of one skin wait for each other. */
async function lockVariable(client: PoolClient, organisationId: number, id: number): Promise<SkinVariable> {
  const known = orNotFound(await readVariableOf(client, organisationId, id));
  if (!(await lockSkin(client, organisationId, known.skin_id))) throw new NotFoundError();
  return orNotFound(await readVariableOf(client, organisationId, id));
}

/** The location, locked. */
async function lockAsking(client: PoolClient, organisationId: number, uuid: string): Promise<AskingProject | null> {
  const id = await findProjectId(client, organisationId, uuid.toLowerCase());
  if (id === null) return null;
  await lockProject(client, id);
  return { id, uuid: uuid.toLowerCase() };
}
