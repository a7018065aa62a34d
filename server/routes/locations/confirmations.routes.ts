import { confirmLocation, confirmLocationByPost } from '@/contract/locations/confirmations';
import { HttpError } from '../../http/httpError';
import { type Answer, type HandlerTools, implementLinked } from '../../http/implement';
import type { LinkPrincipal } from '../../principal';
import { insertAudit } from '../../repositories/audit/audit';
import { confirmProjectOf } from '../../repositories/locations/write';
import { consumeLinkToken } from '../../repositories/session/linkTokens';
import { serviceText } from '../../texts';

/** Confirms the location of the link. The link works once and opens nothing else. */
async function confirm({
  principal,
  write,
  now,
}: { principal: LinkPrincipal } & Pick<HandlerTools, 'write' | 'now'>): Promise<
  Answer<{ project: { uuid: string; name: string } }>
> {
  return write(async ({ client }) => {
    const isSpent = await consumeLinkToken(client, principal.hash, now);
    const project = isSpent ? await confirmProjectOf(client, principal.organisationId, principal.projectId, now) : null;
    if (!project) throw new HttpError(401, 'link-over', serviceText('confirm.linkOver'));
    await insertAudit(
      client,
      { organisationId: principal.organisationId, userId: principal.userId },
      {
        tag: 'project',
        event: 'approved',
        subjectType: 'project',
        subject: project.uuid,
        description: `Confirmed ${project.name}`,
        ...(principal.projectId !== null && { projectId: principal.projectId }),
      },
    );
    return { data: { project }, message: serviceText('confirm.done') };
  });
}

export const confirmationRoutes = () => [
  implementLinked(confirmLocation, confirm),
  implementLinked(confirmLocationByPost, confirm),
];
