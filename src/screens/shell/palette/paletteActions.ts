import type { useSettings } from '@/components/SettingsProvider';
import { type PaletteCommand, placesOf } from '../paletteCommands';
import type { PageLink } from '../shellContext';
import { text as shellText } from '../texts';
import { text } from './texts';

/** The dialogs that help: the list of shortcuts, and the report of a problem. */
export type HelpTopic = 'help' | 'report';

interface Options {
  readonly pages: readonly PageLink[];
  readonly settings: Pick<ReturnType<typeof useSettings>, 'change' | 'navigation' | 'density'>;
  readonly open: (address: string) => void;
  readonly onHelp: (topic: HelpTopic) => void;
  readonly signOut: () => void;
}

/** The actions that every page has; of a setting with two values the other one is offered. */
export function paletteActions({ pages, settings, open, onHelp, signOut }: Options): readonly PaletteCommand[] {
  const { change, navigation, density } = settings;
  const additions = placesOf(pages)
    .filter(({ addsNew }) => addsNew)
    .map(({ path, title }) => action(text('addNew', { title }), () => open(`${path}?open=new`)));
  return [
    ...additions,
    action(text('themeLight'), () => change('theme', 'light')),
    action(text('themeDark'), () => change('theme', 'dark')),
    action(text('themeSystem'), () => change('theme', 'system')),
    density === 'compact'
      ? action(text('densityComfortable'), () => change('density', 'comfortable'))
      : action(text('densityCompact'), () => change('density', 'compact')),
    navigation === 'open'
      ? action(shellText('collapseNavigation'), () => change('navigation', 'folded'))
      : action(shellText('expandNavigation'), () => change('navigation', 'open')),
    action(text('allShortcuts'), () => onHelp('help')),
    action(shellText('reportProblem'), () => onHelp('report')),
    action(shellText('logout'), signOut),
  ];
}

const action = (label: string, run: () => void): PaletteCommand => ({
  key: `do ${label}`,
  group: 'actions',
  label,
  note: '',
  run,
});
