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

/** Reasons that Playwright logs for an action that cannot reach its control; the last one holds. */
const OBSTACLES: readonly (readonly [RegExp, string])[] = [
  [/element is not enabled/, 'it is disabled'],
  [/element is not editable/, 'it cannot be edited'],
  [/element is not visible/, 'it is not visible'],
  [/element is not stable/, 'it does not come to rest'],
  [/element is outside of the viewport/, 'it is outside of the window'],
  [/element was detached/, 'it was removed meanwhile'],
];

/** An action that found no moment to be done: `click on button “Save”: it is disabled`. Null for any other message. */
function readTimeout(message: string): string | null {
  const [, action] = /^(?:locator|page|frame)\.(\w+): Timeout \d+ms exceeded/.exec(message) ?? [];
  const [, locator] = /- waiting for (.+)/.exec(message) ?? [];
  if (action === undefined || locator === undefined) return null;
  const control = `${action} on ${locatorText(locator.replace(/ to be \w+$/, ''))}`;
  const lines = message.split('\n').reverse();
  for (const line of lines) {
    const [, over] = /<(.+)> intercepts pointer events/.exec(line) ?? [];
    if (over !== undefined) return `${control}: <${over}> lies over it`;
    const obstacle = OBSTACLES.find(([pattern]) => pattern.test(line));
    if (obstacle) return `${control}: ${obstacle[1]}`;
  }
  return `${control}: ${message.includes('locator resolved to') ? 'it could not be done in time' : 'it is not there'}`;
}

/** Finds in the message of an assertion of Playwright the expected and the received value, in words. */
export function readFailure(message: string): { readonly expected: string | null; readonly seen: string } {
  const plain = message.replace(ESCAPE, '');
  const timeout = readTimeout(plain);
  if (timeout !== null) return { expected: null, seen: timeout };
  const lines = plain.split('\n').map((line) => line.trim());
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
