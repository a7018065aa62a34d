import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageLocale } from '@/app/pageLocale';
import { clearStoredSession } from '@/app/session/sessionStore';

const inBrowser = (language: string) => void vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
const at = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  at('/login');
});
afterEach(() => void vi.restoreAllMocks());

it('[TX5] the page is set to its language by loading the module', () => {
  expect(document.documentElement.lang).toBe('en-US');
});

it('[TX5] without a choice the page is in the English of the browser', () => {
  inBrowser('en-US');
  expect(pageLocale()).toBe('en-US');
  for (const language of ['en-GB', 'en-AU', 'de-DE']) {
    inBrowser(language);
    expect(pageLocale()).toBe('en-GB');
  }
});

it('[TX5] the choice of the person goes before the language of the browser, and survives a sign-out', () => {
  inBrowser('en-US');
  localStorage.setItem('atrium.locale', 'en-GB');
  clearStoredSession(() => true);
  expect(pageLocale()).toBe('en-GB');
});

it('[TX5] a stored choice that is none of the two is not followed', () => {
  inBrowser('en-GB');
  for (const stored of ['en-XA', 'de', '']) {
    localStorage.setItem('atrium.locale', stored);
    expect(pageLocale()).toBe('en-GB');
  }
});

it('[TX6] an address asks for the pseudo-locale, and the tab keeps it', () => {
  localStorage.setItem('atrium.locale', 'en-US');
  at('/login?locale=en-XA');
  expect(pageLocale()).toBe('en-XA');
  at('/login');
  expect(pageLocale()).toBe('en-XA');
});

it('[TX6] an address asks for no other language', () => {
  inBrowser('en-GB');
  at('/login?locale=en-US');
  expect(pageLocale()).toBe('en-GB');
});
