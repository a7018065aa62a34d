import {
  listAllSubOrganisations,
  listOrganisations,
  listSubOrganisations,
  switchOrganisation,
} from '@/contract/organisations';
import { say } from '@/contract/texts/say';
import { holdsFeature } from '@/model/access/features';
import type { Acting } from '../http/acting';
import { implement } from '../http/implement';
import { invalid, notFound, orNotFound } from '../http/refused';
import { insertAudit } from '../repositories/audit';
import { listOrganisationRecords } from '../repositories/organisationRecords';
import { findInTree, findParentInTree, listBelow, listTree } from '../repositories/organisationTree';
import { allowOrganisation } from '../repositories/sessionOrganisations';

/** Whether those below the organisation acted for are the caller's business: a reseller's, or by the feature (G050). */
const seesBelow = ({ organisation, features }: Acting): boolean =>
  organisation.reseller ||
  holdsFeature({ organisationFeatures: organisation.features, userFeatures: features }, 'reseller');

export const switchingRoutes = () => [
  implement(listOrganisations, async ({ as, read }) => ({
    data: as.remoteAdmin ? await listTree(read, as.own.id) : [orNotFound(await findInTree(read, as.own.id, as.own.id))],
  })),

  implement(listSubOrganisations, async ({ as, read }) => ({
    data: {
      sub: seesBelow(as) ? await listOrganisationRecords(read, as.organisation.id) : [],
      parent: as.remoteAdmin ? await findParentInTree(read, as.own.id, as.organisation.id) : null,
    },
  })),

  implement(listAllSubOrganisations, async ({ as, read }) => ({
    data: seesBelow(as) ? await listBelow(read, as.organisation.id) : [],
  })),

  implement(switchOrganisation, ({ as, target, body, now, write }) => {
    if (body.organisation.toLowerCase() !== target.uuid)
      throw invalid({ organisation: [say('organisation.switchDiffers')] });
    return write(async ({ client }) => {
      if (!(await allowOrganisation(client, as.sessionId, target.id, now))) throw notFound();
      const summary = orNotFound(await findInTree(client, as.own.id, target.id));
      // Those whose data it is see in their own trail who came to them.
      await insertAudit(
        client,
        { organisationId: target.id, userId: as.user.id },
        {
          tag: 'session',
          event: 'signed-in',
          subjectType: 'organisation',
          subject: target.uuid,
          description: `Acts for ${summary.name}`,
        },
      );
      return { data: summary, message: say('organisation.switched', { name: summary.name }) };
    });
  }),
];
