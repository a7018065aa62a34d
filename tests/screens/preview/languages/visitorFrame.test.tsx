import { afterEach, expect, it } from 'vitest';
import { locale } from '@/contract/texts/locale';
import { VisitorFrame } from '@/screens/preview/languages/VisitorFrame';
import { visitorTheme } from '@/screens/preview/visitorTheme';
import { mapTextsIn } from '../../../support/dom/mapTexts';
import { cleanUp, render } from '../../../support/dom/render';

afterEach(cleanUp);

it('[PV42] the page has the language and the direction of the map, and its own afterwards', async () => {
  const page = document.documentElement;
  Object.assign(page, { lang: 'en-GB', dir: '' });
  const show = async (language: string) =>
    render(
      <VisitorFrame theme={visitorTheme('light', '#0b6e6e')} texts={await mapTextsIn(language)}>
        {language}
      </VisitorFrame>,
    );
  page.lang = 'en-US';
  await show('ar');
  expect([page.lang, page.dir]).toEqual(['ar', 'rtl']);
  // Messages of the console stay in its language.
  expect(locale()).toBe('en-US');
  await cleanUp();
  expect([page.lang, page.dir, page.dataset.locale]).toEqual(['en-US', '', undefined]);
  await show('de');
  expect([page.lang, page.dir]).toEqual(['de', 'ltr']);
});
