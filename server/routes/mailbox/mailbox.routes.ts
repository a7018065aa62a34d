import { listMails, readMail } from '@/contract/mailbox/mailbox';
import { NotFoundError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import type { Mailbox } from '../../mail/mailbox';

/** The mailbox of the demo; without one its routes answer 404. */
export const mailboxRoutes = (mailbox: Mailbox | null) => {
  const ofDemo = (): Mailbox => {
    if (!mailbox) throw new NotFoundError();
    return mailbox;
  };
  return [
    implement(listMails, async () => ({
      data: (await ofDemo().list()).map(({ id, to, subject, sent_at }) => ({ id, to, subject, sent_at })),
    })),
    implement(readMail, async ({ params }) => ({ data: orNotFound(await ofDemo().read(params.id)) })),
  ];
};
