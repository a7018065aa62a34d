import { FluentProvider, type Theme } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { type MapTexts, MapTextsContext } from './mapTexts';

interface Props {
  readonly texts: MapTexts;
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** The root of a map: its theme, and the language of its texts with the direction of its layout, which are those of the page. */
export function VisitorFrame({ texts, theme, children }: Props) {
  const { language, dir } = texts;
  useEffect(() => {
    const page = document.documentElement;
    const before = { lang: page.lang, dir: page.dir };
    // The console has a language of its own, which its texts keep meanwhile.
    page.dataset.locale = before.lang;
    Object.assign(page, { lang: language, dir });
    return () => {
      Object.assign(page, before);
      delete page.dataset.locale;
    };
  }, [language, dir]);
  return (
    <MapTextsContext value={texts}>
      <FluentProvider theme={theme} dir={dir} lang={language} style={{ height: '100%' }}>
        {children}
      </FluentProvider>
    </MapTextsContext>
  );
}
