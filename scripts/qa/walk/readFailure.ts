/** Colours of a terminal. */
const ESCAPE = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** A locator of Playwright in words: `form “Sign in” › text “Wrong password”`. */
export const locatorText = (locator: string): string =>
  locator
    .replace(/getByRole\('(\w+)'(?:, \{ name: (?:'((?:\\.|[^'])*)'|(\/.*?\/\w*))[^}]*\})?(?:, \{[^}]*\})?\)/g, named)
    .replace(/getByText\(('|\/)(.*?)\1\w*(?:, \{[^}]*\})?\)/g, 'text “$2”')
    .replace(/getByLabel\(('|\/)(.*?)\1\w*(?:, \{[^}]*\})?\)/g, 'field “$2”')
    .replace(/getBy(?:TestId|AltText|Placeholder|Title)\(('|\/)(.*?)\1\w*(?:, \{[^}]*\})?\)/g, '“$2”')
    .replace(/\.(first|last)\(\)/g, ' ($1)')
    .replace(/([”)]|^\w+)\.(?=[\w“])/g, '$1 › ');

const named = (_: string, role: string, name?: string, pattern?: string): string =>
  name === undefined && pattern === undefined ? role : `${role} “${name?.replaceAll("\\'", "'") ?? pattern}”`;

/** Finds in the message of an assertion of Playwright the expected and the received value, in words. */
export function readFailure(message: string): { readonly expected: string | null; readonly seen: string } {
  const lines = message
    .replace(ESCAPE, '')
    .split('\n')
    .map((line) => line.trim());
  const field = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const locator = field('Locator');
  const expected = field('Expected') ?? field('Expected string') ?? field('Expected pattern');
  const received = field('Received') ?? field('Received string') ?? field('Error');
  const subject = locator === undefined ? '' : `${locatorText(locator)}: `;
  const log = lines.findIndex((line) => line.startsWith('Call log'));
  const own = lines.slice(0, log === -1 ? lines.length : log).filter((line) => line !== '');
  return {
    expected: expected === undefined ? null : `${subject}${expected}`,
    seen: received === undefined ? own.slice(0, 6).join(' ') : `${subject}${received}`,
  };
}
