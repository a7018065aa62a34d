/** The accounts of the demo world that paths use. */
const ACCOUNTS = [
  'staff@atrium.example',
  'reseller@northwind.example',
  'manager@riverside.example',
  'editor@riverside.example',
  'secure@riverside.example',
];
const TIMEOUT = 10_000;

const TOO_MANY =
  'allows no more sign-ins for now: wait a quarter of an hour, start it with SIGN_INS_PER_ACCOUNT=100000, or use --fresh';

/** Why paths cannot be walked in the console at this address, in one sentence; null when they can. */
export async function checkConsole(address: string, ask: typeof fetch = fetch): Promise<string | null> {
  const start = 'start it with `npm start`, name another with --base, or use --fresh.';
  const page = await ask(`${address}/`, { signal: AbortSignal.timeout(TIMEOUT) }).catch(() => null);
  if (!page) return `Atrium does not answer at ${address}: ${start}`;
  if (!page.ok || !(await page.text()).includes('id="root"'))
    return `${address} is not the console of Atrium: ${start}`;
  for (const email of ACCOUNTS) {
    const answer = await ask(`${address}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'atrium-demo' }),
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => null);
    if (answer?.status === 429) return `${address} ${TOO_MANY}.`;
    if (!answer?.ok)
      return `The demo account ${email} cannot sign in at ${address}: paths need the demo world of \`npm start\`, or use --fresh.`;
  }
  return null;
}
