import type { Queryable } from '../database/queryable';
import { InvalidError } from '../errors';
import { overQuotaText } from '../overQuotaText';
import { countStoredBytes, lockStoredBytes } from '../repositories/uploads/storedBytes';
import type { Answer, Write } from './implement';

/** The quota of the organisation that a call stores a file for. */
export interface Quota {
  /**
   * Before the body of an upload is read: so many bytes are on their way until the returned function is called. Files that
   * arrive at the same time count, or a few connections could fill the disk before the first of them is stored.
   *
   * @throws InvalidError when what is stored and what arrives leave no room for it
   */
  admit(client: Queryable, bytes: number): Promise<() => void>;
  /** Before anything is stored. @throws InvalidError when so many further bytes exceed the quota */
  assertRoom(client: Queryable, bytes: number): Promise<void>;
  /**
   * The work of a transaction, followed by a check of all that it has written. Other transactions that store files of the
   * organisation wait for its end, so that several uploads at once cannot exceed the quota.
   */
  guarded<T>(work: (write: Write) => Promise<Answer<T>>): (write: Write) => Promise<Answer<T>>;
}

/** Fields and boundaries of a form that are no bytes of its file, at most: an upload that fits is never turned away. */
const FORM_BYTES = 2 * 1024 * 1024;

/** The quota of each organisation for the files of a call's field. @param limit bytes that an organisation may have stored */
export function createQuotas(limit: number): (organisationId: number, field: string) => Quota {
  const arriving = new Map<number, number>();
  const count = (organisationId: number, bytes: number) => {
    const sum = (arriving.get(organisationId) ?? 0) + bytes;
    if (sum > 0) arriving.set(organisationId, sum);
    else arriving.delete(organisationId);
  };
  return (organisationId, field) => {
    const assertWithin = (bytes: number) => {
      if (bytes > limit) throw new InvalidError({ [field]: [overQuotaText(limit)] }, 'over-quota');
    };
    return {
      admit: async (client, bytes) => {
        const others = arriving.get(organisationId) ?? 0;
        count(organisationId, bytes);
        const end = () => count(organisationId, -bytes);
        try {
          assertWithin((await countStoredBytes(client, organisationId)) + others + Math.max(0, bytes - FORM_BYTES));
        } catch (error) {
          end();
          throw error;
        }
        return end;
      },
      assertRoom: async (client, bytes) => assertWithin((await countStoredBytes(client, organisationId)) + bytes),
      guarded: (work) => async (write) => {
        const answer = await work(write);
        await lockStoredBytes(write.client, organisationId);
        assertWithin(await countStoredBytes(write.client, organisationId));
        return answer;
      },
    };
  };
}
