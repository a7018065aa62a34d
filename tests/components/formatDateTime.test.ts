import { afterEach, expect, it, vi } from 'vitest';
import { formatDateTime } from '@/components/formatDateTime';

const before = document.documentElement.lang;
const setLanguage = (language: string) => {
  document.documentElement.lang = language;
};
afterEach(() => {
  setLanguage(before);
  vi.unstubAllEnvs();
});

it('[DC1] dates are written in one of two kinds of English, by the language of the page', () => {
  const at = '2026-03-02T15:04:00Z';
  setLanguage('en-US');
  expect(formatDateTime(at, 'UTC')).toMatch(/^Mar 2, 2026, 3:04\sPM$/);
  for (const language of ['en-GB', 'en-XA', 'de-DE', '']) {
    setLanguage(language);
    expect(formatDateTime(at, 'UTC')).toBe('2 Mar 2026, 15:04');
  }
});

it('[DC2] a moment is shown in the time zone of the user, which is named where the device has another time', () => {
  setLanguage('en-GB');
  expect(formatDateTime('2026-03-02T23:30:00Z', 'Asia/Tokyo')).toBe('3 Mar 2026, 08:30 GMT+9');
  expect(formatDateTime('2026-07-02T23:30:00Z', 'Europe/London')).toBe('3 Jul 2026, 00:30 BST');
  // The same time as that of the device.
  expect(formatDateTime('2026-11-02T23:30:00Z', 'Europe/London')).toBe('2 Nov 2026, 23:30');
  expect(formatDateTime('2026-11-02T23:30:00Z')).toBe('2 Nov 2026, 23:30');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(formatDateTime('2026-03-02T23:30:00Z', 'Asia/Tokyo')).toBe('3 Mar 2026, 08:30');
  expect(formatDateTime('2026-07-02T23:30:00Z', 'Europe/London')).toBe('3 Jul 2026, 00:30 BST');
});
