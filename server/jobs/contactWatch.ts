import type { Pool } from 'pg';
import type { EventBus } from '../events/eventBus';
import { noteOutOfContact } from '../repositories/kiosks/checkIns';
import { type Repeated, type RepeatLog, repeat } from './repeat';

const INTERVAL = 60_000;

interface Deps {
  readonly pool: Pool;
  readonly events: EventBus;
  readonly clock: () => Date;
}

/** Notes the kiosks that no longer check in, and announces them. */
export async function watchContacts({ pool, events, clock }: Deps): Promise<void> {
  for (const organisationId of await noteOutOfContact(pool, clock()))
    events.announce({ organisationId, kind: 'kiosks-update' });
}

export const startContactWatch = (deps: Deps, log: RepeatLog): Repeated =>
  repeat(() => watchContacts(deps), INTERVAL, log);
