import {
  listAllSubOrganisations,
  listOrganisations,
  listSubOrganisations,
  readProjectOrganisation,
  switchOrganisation,
} from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import { isUuid } from '@/model/content/isUuid';
import { InvalidError, NotFoundError, orNotFound } from '../../errors';
import { holds } from '../../http/featureRights';
import { implement } from '../../http/implement';
import type { Principal } from '../../principal';
import { insertAudit } from '../../repositories/audit/audit';
import { listOrganisationRecords } from '../../repositories/organisations/read';
import {
  findInTree,
  findParentInTree,
  findProjectOwnerInTree,
  listBelow,
  listTree,
} from '../../repositories/organisations/tree';
import { recordOrganisationSwitch } from '../../repositories/session/organisationSwitches';

/** Whether the caller manages the organisations below the active one: as a reseller, or by the feature. */
const managesCustomers = (principal: Principal): boolean =>
  principal.organisation.reseller || holds(principal, 'reseller');

export const switchingRoutes = () => [
  implement(listOrganisations, async ({ principal, read }) => ({
    data: principal.remoteAdmin
      ? await listTree(read, principal.own.id)
      : [orNotFound(await findInTree(read, principal.own.id, principal.own.id))],
  })),

  implement(listSubOrganisations, async ({ principal, read }) => ({
    data: {
      sub: managesCustomers(principal) ? await listOrganisationRecords(read, principal.organisation.id) : [],
      parent: principal.remoteAdmin ? await findParentInTree(read, principal.own.id, principal.organisation.id) : null,
    },
  })),

  implement(listAllSubOrganisations, async ({ principal, read }) => ({
    data: managesCustomers(principal) ? await listBelow(read, principal.organisation.id) : [],
  })),

  implement(readProjectOrganisation, async ({ principal, read, params: { uuid } }) => {
    const owner = isUuid(uuid) ? await findProjectOwnerInTree(read, principal.own.id, uuid) : null;
    const mayActFor = owner !== null && (principal.remoteAdmin || owner.uuid === principal.own.uuid);
    return { data: orNotFound(mayActFor ? owner : null) };
  }),

  implement(switchOrganisation, ({ principal, target, body, now, write }) => {
    if (body.organisation.toLowerCase() !== target.uuid)
      throw new InvalidError({ organisation: [translate('organisation.switchDiffers')] });
    return write(async ({ client }) => {
      if (!(await recordOrganisationSwitch(client, principal.sessionId, target.id, now))) throw new NotFoundError();
      const summary = orNotFound(await findInTree(client, principal.own.id, target.id));
      // The audit trail of the visited organisation shows who accessed its data.
      await insertAudit(
        client,
        { organisationId: target.id, userId: principal.user.id },
        {
          tag: 'session',
          event: 'signed-in',
          subjectType: 'organisation',
          subject: target.uuid,
          description: `Acts for ${summary.name}`,
        },
      );
      return { data: summary, message: translate('organisation.switched', { name: summary.name }) };
    });
  }),
];
