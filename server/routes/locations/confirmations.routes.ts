import { confirmLocation, confirmLocationByPost } from '@/contract/locations/confirmations';
import { HttpError } from '../../http/httpError';
import { type Answer, type HandlerTools, implementLinked } from '../../http/implement';
import type { LinkPrincipal } from '../../principal';
import { insertAudit } from '../../repositories/audit/audit';
import { confirmProjectOf, findConfirmedProjectOf } from '../../repositories/locations/write';
import { consumeLinkToken } from '../../repositories/session/linkTokens';
import { serviceText } from '../../texts';

/**
 * Confirms the location of the link. The link works once and opens nothing else; a second time it says that the location is
 * confirmed, as a program that looks into mails may have opened it first.
 */
async function confirm({
  principal,
  write,
  now,
}: { principal: LinkPrincipal } & Pick<HandlerTools, 'write' | 'now'>): Promise<
  Answer<{ project: { uuid: string; name: string } }>
> {
  return write(async ({ client }) => {
    const { organisationId, projectId } = principal;
    const isFirst = await consumeLinkToken(client, principal.hash, now);
    const project = await (isFirst
      ? confirmProjectOf(client, organisationId, projectId, now)
      : findConfirmedProjectOf(client, organisationId, projectId));
    if (!project) throw new HttpError(401, 'link-over', serviceText('confirm.linkOver'));
    if (!isFirst) return { data: { project }, message: serviceText('confirm.already') };
    await insertAudit(
      client,
      { organisationId, userId: principal.userId },
      {
        tag: 'project',
        event: 'approved',
        subjectType: 'project',
        subject: project.uuid,
        description: `Confirmed ${project.name}`,
        ...(projectId !== null && { projectId }),
      },
    );
    return { data: { project }, message: serviceText('confirm.done') };
  });
}

export const confirmationRoutes = () => [
  implementLinked(confirmLocation, confirm),
  implementLinked(confirmLocationByPost, confirm),
];
