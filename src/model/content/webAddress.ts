/** An absolute http or https address without a sign-in, as a visitor may open it. */
export function isWebAddress(text: string): boolean {
  if (/\s/.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname !== '';
}

/** An address of `url(…)` in a style, with or without quotes. */
const STYLE_ADDRESS = /url\(\s*(["']?)(.*?)\1\s*\)/gi;
/** A picture that the service stores. */
const OWN_PICTURE = /^\/api\/images\/[\w.-]+$/;

/** An address that is no web address: of a script, of data, or of whatever scheme the page has. */
const OTHER_ADDRESS = /^\s*(\/\/|(javascript|vbscript|data|file|blob):)/i;

/** Whether each `url(…)` of a style's value is complete and names a web address, or a picture that the service stores. */
export function hasSafeAddresses(value: string): boolean {
  if (OTHER_ADDRESS.test(value)) return false;
  const addresses = [...value.matchAll(STYLE_ADDRESS)].map(([, , address = '']) => address);
  const isComplete = addresses.length === (value.match(/url\s*\(/gi) ?? []).length;
  return isComplete && addresses.every((address) => OWN_PICTURE.test(address) || isWebAddress(address));
}
