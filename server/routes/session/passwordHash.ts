import { hash, verify } from '@node-rs/argon2';

/**
 * The hash of a password in one form of Unicode: keyboards and systems type the same letters in different ones, and nobody
 * sees which.
 */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'));

/** Hashes of before passwords were normalised are of one of the other forms. */
const FORMS = ['NFKC', 'NFC', 'NFD'] as const;

/** Whether the password is the one of the hash, in whatever form it is typed and was hashed. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  for (const form of new Set([...FORMS.map((one) => password.normalize(one)), password]))
    if (await verify(passwordHash, form)) return true;
  return false;
}
