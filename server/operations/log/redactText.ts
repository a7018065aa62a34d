export const REDACTED = '[redacted]';

/** Texts that give access to something, wherever they are in a line. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)\s+[^\s"',]+/gi, `$1 ${REDACTED}`],
  // A session token.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, REDACTED],
  // In addresses of links, and of servers with a sign-in.
  [/\b([\w-]*(?:token|code|key|password|otp|secret|signature|sig|credential))=[^&\s"'#]+/gi, `$1=${REDACTED}`],
  [/(\/\/[^/\s:@"']*):[^/\s@"']+@/g, `$1:${REDACTED}@`],
  // The keys of devices and of links are 256 bits.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, REDACTED],
  // The code of a kiosk, as it is shown.
  [/(?<![\w-])[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}(?![\w-])/g, REDACTED],
];

/** The text without what gives access to something. */
export const redactText = (text: string): string =>
  PATTERNS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
