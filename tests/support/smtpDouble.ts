import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface SmtpDouble {
  readonly url: string;
  /** The received mails, with their headers. */
  readonly mails: readonly string[];
  /** How it answers: at once, after so many milliseconds, or never. */
  answer(after: number | 'never'): void;
  /** Answers to lines that begin with `command` with `reply` from now on; null accepts all again. */
  refuse(refused: { readonly command: string; readonly reply: string } | null): void;
  close(): Promise<void>;
}

/** A mail server on a free port that accepts every mail. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let delay: number | 'never' = 0;
  let refused: { readonly command: string; readonly reply: string } | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    const say = async (line: string) => {
      if (delay === 'never') return;
      await wait(delay);
      if (socket.writable) socket.write(`${line}\r\n`);
    };
    let mail: string | null = null;
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        const line = received.slice(0, end);
        received = received.slice(end + 2);
        if (mail === null && refused && line.toUpperCase().startsWith(refused.command)) void say(refused.reply);
        else if (mail === null) {
          if (/^DATA/i.test(line)) mail = '';
          void say(/^DATA/i.test(line) ? '354 go on' : '250 ok');
        } else if (line === '.') {
          mails.push(mail);
          mail = null;
          void say('250 accepted');
        } else mail += `${line}\n`;
      }
    });
    void say('220 double');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    answer: (after) => {
      delay = after;
    },
    refuse: (next) => {
      refused = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
