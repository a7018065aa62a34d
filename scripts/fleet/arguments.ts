import { parseArgs } from 'node:util';

export interface FleetOptions {
  readonly kiosks: number;
  /** Address of the service, without a slash at the end. */
  readonly base: string;
  /** Seconds between two check-ins of a kiosk. */
  readonly every: number;
  readonly minutes: number;
  readonly hasFaults: boolean;
  readonly isJson: boolean;
  /** An account of provider staff, which prepares the kiosks. */
  readonly account: string;
  readonly password: string;
  /** Uuids; null for the own organisation, and for no location. */
  readonly organisation: string | null;
  readonly project: string | null;
}

export const USAGE = `npm run kiosks -- N [options]
    N simulated kiosks check in at a running service and update when a build is published

  --base URL           the service (http://127.0.0.1:8080)
  --every S            seconds between two check-ins of a kiosk (60)
  --minutes M          how long (2)
  --faults             some kiosks are silent for a while, fail to update or take long
  --json               figures as JSON in the last line
  --as EMAIL           an account of provider staff (staff@atrium.example); its password is in KIOSKS_PASSWORD
  --organisation UUID  whose kiosks they are; otherwise one that has a published location
  --project UUID       the location that they show; otherwise the first published one`;

const MOST = 100_000;

/** Reads the command line; a text where it is wrong. */
export function readArguments(argv: readonly string[], env: NodeJS.ProcessEnv): FleetOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        base: { type: 'string', default: 'http://127.0.0.1:8080' },
        every: { type: 'string', default: '60' },
        minutes: { type: 'string', default: '2' },
        faults: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        as: { type: 'string', default: 'staff@atrium.example' },
        organisation: { type: 'string' },
        project: { type: 'string' },
      },
    });
    const kiosks = Number(positionals[0]);
    const [every, minutes] = [Number(values.every), Number(values.minutes)];
    if (positionals.length !== 1 || !Number.isInteger(kiosks) || kiosks < 1 || kiosks > MOST)
      return `Say how many kiosks, 1 to ${MOST}.`;
    if (!(every >= 1)) return '--every takes seconds, 1 at least.';
    if (!(minutes > 0)) return '--minutes takes a number above 0.';
    if (!URL.canParse(values.base)) return '--base takes an address, such as http://127.0.0.1:8080.';
    return {
      kiosks,
      base: values.base.replace(/\/+$/, ''),
      every,
      minutes,
      hasFaults: values.faults,
      isJson: values.json,
      account: values.as,
      password: env.KIOSKS_PASSWORD ?? 'atrium-demo',
      organisation: values.organisation ?? null,
      project: values.project ?? null,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
