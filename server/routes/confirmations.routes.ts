import { confirmLocation, confirmLocationByPost } from '@/contract/confirmations';
import { say } from '@/contract/texts/say';
import type { Linked } from '../http/acting';
import { type Answer, implementLinked, type Tools } from '../http/implement';
import { Refused } from '../http/refused';
import { insertAudit } from '../repositories/audit';
import { spendLinkToken } from '../repositories/linkTokens';
import { confirmProjectOf } from '../repositories/projects';

/** Confirms the location that the link was made for; the link opens this once and nothing else (G013). */
async function confirm({
  as,
  write,
  now,
}: { as: Linked } & Pick<Tools, 'write' | 'now'>): Promise<Answer<{ project: { uuid: string; name: string } }>> {
  return write(async ({ client }) => {
    const isSpent = await spendLinkToken(client, as.hash, now);
    const project = isSpent ? await confirmProjectOf(client, as.organisationId, as.projectId, now) : null;
    if (!project) throw new Refused(401, 'link-over', say('confirm.linkOver'));
    await insertAudit(
      client,
      { organisationId: as.organisationId, userId: as.userId },
      {
        tag: 'project',
        event: 'approved',
        subjectType: 'project',
        subject: project.uuid,
        description: `Confirmed ${project.name}`,
        ...(as.projectId !== null && { projectId: as.projectId }),
      },
    );
    return { data: { project }, message: say('confirm.done') };
  });
}

export const confirmationRoutes = () => [
  implementLinked(confirmLocation, confirm),
  implementLinked(confirmLocationByPost, confirm),
];
