import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { MailTransport } from './mailer';

const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sent_at: z.string(),
});
export type StoredEmail = z.infer<typeof mailSchema>;

const MAX_LISTED = 200;
/** Time of arrival, sequence number within the millisecond, and a random part. */
const NAME = /^\d{13}-\d{9}-[0-9a-f-]{36}$/;

/** A folder that receives the emails when no SMTP server is configured, one JSON file each; the demo shows it. */
export interface Mailbox extends MailTransport {
  /** Newest first. */
  list(): Promise<StoredEmail[]>;
  read(id: string): Promise<StoredEmail | null>;
}

export async function openMailbox(folder: string, clock: () => Date): Promise<Mailbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let count = 0;
  const read = async (id: string): Promise<StoredEmail | null> => {
    if (!NAME.test(id)) return null;
    try {
      return mailSchema.parse(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')));
    } catch {
      return null;
    }
  };
  return {
    send: async ({ to, subject, text }) => {
      const now = clock();
      count += 1;
      const id = `${String(now.getTime()).padStart(13, '0')}-${String(count).padStart(9, '0')}-${randomUUID()}`;
      const part = join(folder, `.${id}.part`);
      const file = await open(part, 'wx', 0o600);
      try {
        await file.writeFile(JSON.stringify({ id, to, subject, text, sent_at: now.toISOString() }));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, join(folder, `${id}.json`));
    },
    list: async () => {
      const ids = (await readdir(folder)).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
      const newest = ids
        .filter((id) => NAME.test(id))
        .sort()
        .reverse()
        .slice(0, MAX_LISTED);
      return (await Promise.all(newest.map(read))).filter((mail) => mail !== null);
    },
    read,
  };
}
