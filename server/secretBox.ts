import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts short secrets that the database stores. */
export interface SecretBox {
  seal(secret: string): string;
  /** The secret of a sealed text; a text that was never sealed is the secret itself. Null under another key. */
  open(stored: string): string | null;
}

const PREFIX = 'sealed1:';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives its key from the secret of the service; `purpose` separates keys of different uses. */
export function createSecretBox(secret: Uint8Array, purpose: string): SecretBox {
  const key = new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), `atrium ${purpose}`, 32));
  return {
    seal: (plain) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return PREFIX + sealed.toString('base64url');
    },
    open: (stored) => {
      if (!isSealed(stored)) return stored;
      const sealed = Buffer.from(stored.slice(PREFIX.length), 'base64url');
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([plain, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

export const isSealed = (stored: string): boolean => stored.startsWith(PREFIX);
