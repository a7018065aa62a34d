import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;

/** Codes of an authenticator app. The service accepts each time step once, so no code is given twice. */
export function createCodes(secret: string) {
  const app = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6 });
  const now = () => Math.floor(Date.now() / 1000 / STEP_SECONDS);
  const codeOf = (step: number) => app.generate({ timestamp: step * STEP_SECONDS * 1000 });
  let last = 0;
  return {
    /** An unused code; the service accepts those of one step early or late. */
    fresh: async (): Promise<string> => {
      const step = Math.max(last + 1, now());
      while (step > now() + 1) await sleep(200);
      last = step;
      return codeOf(step);
    },
    /** A code that the service rejects, because it is a day old. */
    wrong: (): string => codeOf(now() - 2880),
  };
}
