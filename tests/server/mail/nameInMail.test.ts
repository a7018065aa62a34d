import { expect, it } from 'vitest';
import { nameInMail } from '../../../server/mail/nameInMail';

it.each([
  ['Maya Okafor', 'Maya Okafor'],
  ['Dr. J. R. Hale-O’Neill', 'Dr. J. R. Hale-O’Neill'],
  ['Østergård, Åse', 'Østergård, Åse'],
  ['Line\r\nBcc: break', 'Line Bcc: break'],
  ['Turned \u202Etext', 'Turned text'],
])('[ML3] %j is shown as %j', (name, shown) => expect(nameInMail(name)).toBe(shown));

it.each([
  'Your account is locked: https://evil.example',
  'evil.example',
  'Go to www.evil.example now',
  'me@evil.example',
  'xn--evil.example/a',
  'mailto:me',
  '<b>bold</b>',
  '\u0000\u200B',
])('[ML3] %j is left out', (name) => expect(nameInMail(name)).toBeNull());
