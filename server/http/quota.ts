import type { Queryable } from '../database/queryable';
import { InvalidError } from '../errors';
import { overQuotaText } from '../overQuotaText';
import { countStoredBytes, lockStoredBytes } from '../repositories/uploads/storedBytes';
import type { Answer, Write } from './implement';

/** The quota of the organisation that a call stores a file for. */
export interface Quota {
  /** Before anything is stored. @throws InvalidError when so many further bytes exceed the quota */
  assertRoom(client: Queryable, bytes: number): Promise<void>;
  /**
   * The work of a transaction, followed by a check of all that it has written. Other transactions that store files of the
   * organisation wait for its end, so that several uploads at once cannot exceed the quota.
   */
  guarded<T>(work: (write: Write) => Promise<Answer<T>>): (write: Write) => Promise<Answer<T>>;
}

/** @param limit bytes that the organisation may have stored */
export function createQuota(limit: number, organisationId: number, field: string): Quota {
  const assertWithin = (bytes: number) => {
    if (bytes > limit) throw new InvalidError({ [field]: [overQuotaText(limit)] }, 'over-quota');
  };
  return {
    assertRoom: async (client, bytes) => assertWithin((await countStoredBytes(client, organisationId)) + bytes),
    guarded: (work) => async (write) => {
      const answer = await work(write);
      await lockStoredBytes(write.client, organisationId);
      assertWithin(await countStoredBytes(write.client, organisationId));
      return answer;
    },
  };
}
