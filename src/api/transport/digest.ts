/** SHA-256 of a text, as 64 hex digits. */
export async function digest(text: string): Promise<string> {
  const bytes = await sha256(new TextEncoder().encode(text));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Without a secure connection the browser has none. */
async function sha256(text: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return (await import('@noble/hashes/sha2.js')).sha256(text);
}
