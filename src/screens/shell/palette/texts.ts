import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  commandsAndPages: 'Commands and pages',
  palettePlaceholder: 'Go to, switch to, do …',
  commands: 'Commands',
  here: 'This location',
  found: 'Found',
  recent: 'Recent',
  pages: 'Pages',
  actions: 'Actions',
  switch: 'Switch',
  addNew: 'Add New: {title}',
  themeLight: 'Theme: light',
  themeDark: 'Theme: dark',
  themeSystem: 'Theme: system',
  densityComfortable: 'Density: comfortable',
  densityCompact: 'Density: compact',
  allShortcuts: 'All shortcuts',
  switchTo: 'Switch to {name}',
  movesKey: 'to move',
  opensKey: 'to open',
  closesKey: 'to close',
});
