import { isLocale, type Locale } from '@/contract/texts/locale';

const KEY = 'atrium.locale';

/** Tests open a page with `?locale=en-XA`; the tab keeps the pseudo-locale. */
function testLocale(): Locale | null {
  if (new URLSearchParams(location.search).get('locale') === 'en-XA') sessionStorage.setItem(KEY, 'en-XA');
  return sessionStorage.getItem(KEY) === 'en-XA' ? 'en-XA' : null;
}

/** The choice of the user menu, else the language of the browser. */
export function pageLocale(): Locale {
  const chosen = localStorage.getItem(KEY);
  const browser = navigator.language === 'en-US' ? 'en-US' : 'en-GB';
  return testLocale() ?? (isLocale(chosen) && chosen !== 'en-XA' ? chosen : browser);
}

// Other modules may read texts while they load: main.tsx imports this one first.
document.documentElement.lang = pageLocale();
