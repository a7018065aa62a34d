import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { formatLocale } from '@/contract/texts/locale';
import { useMediaQuery } from './layout/useMediaQuery';
import type { ThemeName } from './theme';

/** Settings of the person at this browser; they survive a sign-out. */
export interface Settings {
  readonly theme: 'system' | ThemeName;
  readonly density: 'comfortable' | 'compact';
  /** The language of the console; a change needs a reload of the page. */
  readonly locale: 'en-GB' | 'en-US';
  /** The effect of the mouse wheel on a floor plan. */
  readonly wheel: 'pan' | 'zoom';
  readonly navigation: 'open' | 'folded';
  /** Whether single keys without Ctrl or Cmd are shortcuts. */
  readonly letters: 'on' | 'off';
}

const CHOICES = {
  theme: ['system', 'light', 'dark', 'contrast'],
  density: ['comfortable', 'compact'],
  locale: ['en-GB', 'en-US'],
  wheel: ['pan', 'zoom'],
  navigation: ['open', 'folded'],
  letters: ['on', 'off'],
} as const satisfies { [K in keyof Settings]: readonly Settings[K][] };

interface SettingsContextValue extends Settings {
  change<K extends keyof Settings>(key: K, value: Settings[K]): void;
  /** Whether the window is too narrow for a navigation with words. */
  readonly isNarrow: boolean;
  /** The theme to render, `system` resolved. */
  readonly resolvedTheme: ThemeName;
}

const SettingsContext = createContext<SettingsContextValue | null>(null);

function read<K extends keyof Settings>(key: K): Settings[K] {
  const choices = CHOICES[key] as readonly string[] as readonly Settings[K][];
  const stored = localStorage.getItem(`atrium.${key}`);
  return choices.find((choice) => choice === stored) ?? (choices[0] as Settings[K]);
}

export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useState<Settings>(() => ({
    theme: read('theme'),
    density: read('density'),
    locale: formatLocale(),
    wheel: read('wheel'),
    navigation: read('navigation'),
    letters: read('letters'),
  }));
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const forcedColours = useMediaQuery('(forced-colors: active)');
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const system: ThemeName = forcedColours ? 'contrast' : prefersDark ? 'dark' : 'light';
  const handle = useMemo<SettingsContextValue>(
    () => ({
      ...settings,
      isNarrow,
      resolvedTheme: settings.theme === 'system' ? system : settings.theme,
      change: (key, value) => {
        localStorage.setItem(`atrium.${key}`, value);
        setSettings((before) => ({ ...before, [key]: value }));
      },
    }),
    [settings, isNarrow, system],
  );
  return <SettingsContext value={handle}>{children}</SettingsContext>;
}

export function useSettings(): SettingsContextValue {
  const handle = use(SettingsContext);
  if (!handle) throw new Error('SettingsProvider stands above everything that reads settings.');
  return handle;
}
