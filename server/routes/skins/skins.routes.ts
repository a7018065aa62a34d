import { publishedText } from '@/contract/skins/publishedText';
import {
  createSkin,
  deleteSkin,
  listSkins,
  publishSkin,
  readSkin,
  readSkinInProject,
  readSkinPublication,
  updateSkin,
} from '@/contract/skins/skins';
import { skinText } from '@/contract/texts/skinTexts';
import { translate } from '@/contract/texts/translate';
import { isUuid } from '@/model/content/isUuid';
import { ConflictError, InvalidError, NotFoundError, orNotFound } from '../../errors';
import { HttpError } from '../../http/httpError';
import { implement } from '../../http/implement';
import type { Jobs } from '../../jobs/jobs';
import { insertJob } from '../../repositories/jobs/jobs';
import { findProjectId } from '../../repositories/locations/read';
import {
  isSkinOf,
  listSkinsOf,
  listSkinUses,
  lockSkin,
  lockSkinsOf,
  readSkinDetails,
  readSkinOf,
} from '../../repositories/skins/read';
import { deleteSkinOf, insertSkin, publishSkinOf, updateSkinOf } from '../../repositories/skins/write';
import { audited } from '../audit/audited';

export const skinRoutes = (jobs: Jobs) => [
  implement(listSkins, async ({ principal, read }) => ({ data: await listSkinsOf(read, principal.organisation.id) })),

  implement(readSkin, async ({ params, principal, read }) => ({
    data: orNotFound(await readSkinDetails(read, principal.organisation.id, Number(params.id), null)),
  })),

  implement(readSkinInProject, async ({ params, principal, read }) => {
    const { id } = principal.organisation;
    const uuid = params.projectUuid.toLowerCase();
    const projectId = orNotFound(isUuid(uuid) ? await findProjectId(read, id, uuid) : null);
    return { data: orNotFound(await readSkinDetails(read, id, Number(params.id), { id: projectId, uuid })) };
  }),

  implement(createSkin, ({ principal, body, write }) =>
    write(async ({ client, audit }) => {
      const { id } = principal.organisation;
      if (body.organisation_id !== undefined && body.organisation_id !== id) throw new NotFoundError();
      if (!(await isSkinOf(client, id, body.duplicate_skin_id)))
        throw new InvalidError({ duplicate_skin_id: [skinText('baseMissing')] });
      const skinId = await insertSkin(client, id, { ...body, base: body.duplicate_skin_id });
      const skin = orNotFound(await readSkinOf(client, id, skinId));
      audited(audit, 'skin').created(String(skinId), skin.name, skin);
      return { data: skin, message: translate('created', { name: skin.name }) };
    }),
  ),

  implement(updateSkin, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const id = Number(params.id);
      if (!(await lockSkin(client, organisationId, id))) throw new NotFoundError();
      const before = orNotFound(await readSkinOf(client, organisationId, id));
      if (body.revision !== undefined && body.revision !== before.revision) throw new ConflictError(before);
      await updateSkinOf(client, organisationId, id, body);
      const after = orNotFound(await readSkinOf(client, organisationId, id));
      audited(audit, 'skin').updated(params.id, after.name, before, after);
      return { data: after, message: skinText('saved', { name: after.name }) };
    }),
  ),

  implement(deleteSkin, ({ params, principal, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const id = Number(params.id);
      const all = await lockSkinsOf(client, organisationId);
      if (!all.includes(id)) throw new NotFoundError();
      if (all.length === 1) throw new HttpError(409, 'last-skin', skinText('lastSkin'));
      const skin = orNotFound(await readSkinOf(client, organisationId, id));
      await deleteSkinOf(client, organisationId, id);
      audited(audit, 'skin').deleted(params.id, skin.name, skin);
      return { data: null, message: skinText('deleted') };
    }),
  ),

  implement(readSkinPublication, async ({ params, principal, read }) => {
    const { id: organisationId } = principal.organisation;
    const id = Number(params.id);
    orNotFound((await isSkinOf(read, organisationId, id)) || null);
    const uses = await listSkinUses(read, organisationId, id);
    const of = (when: string) => uses.flatMap(({ shown, uuid, name }) => (shown === when ? [{ uuid, name }] : []));
    return { data: { now: of('now'), later: of('later'), never: of('never') } };
  }),

  implement(publishSkin, async ({ params, principal, write, now }) => {
    const answer = await write<null>(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const id = Number(params.id);
      if (!(await lockSkin(client, organisationId, id))) throw new NotFoundError();
      const { name } = orNotFound(await readSkinOf(client, organisationId, id));
      const projects = await publishSkinOf(client, organisationId, id, now);
      const shown: Record<'now' | 'later' | 'never', string[]> = { now: [], later: [], never: [] };
      for (const project of projects) {
        const createdBy = principal.user.id;
        const job = { organisationId, projectId: project.id, kind: 'publish', createdBy, payload: {} } as const;
        // Other changes of a location are not shown to visitors because of its skin.
        const isNow = project.isUpToDate && (await insertJob(client, job)) !== null;
        shown[isNow ? 'now' : project.isPublished ? 'later' : 'never'].push(project.name);
      }
      const text = publishedText(name, shown);
      audited(audit, { tag: 'publish', subjectType: 'skin' }).noted('published', params.id, text, {
        attributes: {
          updating: shown.now,
          at_their_next_publication: shown.later,
          at_their_first_publication: shown.never,
        },
      });
      return { data: null, message: text };
    });
    jobs.wake();
    return answer;
  }),
];
