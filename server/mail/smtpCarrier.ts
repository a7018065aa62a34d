import { createTransport } from 'nodemailer';
import type { Carrier } from './post';

const PATIENCE = 20_000;

/** Sends over SMTP. @param url such as `smtps://user:password@mail.example.org` */
export function createSmtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport(url, { from });
  return {
    carry: async ({ to, subject, text }) => {
      // An address is one address: what a person typed never becomes a list.
      await withPatience(transport.sendMail({ from, to: { name: '', address: to }, subject, text }));
    },
  };
}

function withPatience<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server did not answer in time.')), PATIENCE);
  });
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}
