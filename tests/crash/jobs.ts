import { readJob } from '@/contract/jobs/jobs';
import type { Client } from './client';

/** The state in which a job ends. Until then it is among the open writes: it ends after a kill as well. */
export async function waitForJob(client: Client, what: string, uuid: string): Promise<string> {
  const key = `job ${uuid}`;
  client.open.set(key, { what, key, again: () => ended(client, uuid) });
  const state = await ended(client, uuid);
  client.open.delete(key);
  return state;
}

async function ended(client: Client, uuid: string): Promise<string> {
  for (;;) {
    const { state } = await client.call(readJob, { params: { uuid } });
    if (state !== 'queued' && state !== 'running') return state;
    await new Promise((later) => setTimeout(later, 10));
  }
}
