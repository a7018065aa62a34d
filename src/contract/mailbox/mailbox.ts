import * as z from 'zod/mini';
import { moment } from '../common';
import { endpoint } from '../endpoint';
import { staff } from '../policy';

const mail = { id: z.string(), to: z.string(), subject: z.string(), sent_at: moment };

/**
 * The mailbox of the demo world, where no SMTP server is set: the mails that would have been sent. Absent elsewhere.
 */
export const listMails = endpoint({
  name: 'listMails',
  method: 'GET',
  path: 'dev/mail',
  summary: 'The mails of the demo world, newest first, 200 at most.',
  policy: staff,
  answers: 'staff',
  data: z.array(z.object(mail)),
  addition: true,
});

export const readMail = endpoint({
  name: 'readMail',
  method: 'GET',
  path: 'dev/mail/{id}',
  summary: 'A mail of the demo world with its text.',
  policy: staff,
  answers: 'staff',
  data: z.object({ ...mail, text: z.string() }),
  addition: true,
});
