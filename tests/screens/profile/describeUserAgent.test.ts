import { expect, it } from 'vitest';
import { describeUserAgent } from '@/screens/profile/describeUserAgent';

const MOZILLA = 'Mozilla/5.0';
const AGENTS = [
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1`,
    'Safari on iPhone',
  ],
  [`${MOZILLA} (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['a script of mine/1.0', 'a script of mine/1.0'],
  ['', 'Unknown browser'],
] as const;

it.each(AGENTS)('[PF12] names a browser in words: %s', (agent, words) => {
  expect(describeUserAgent(agent)).toBe(words);
});
