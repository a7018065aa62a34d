import { shortcutOf } from '@/components/shortcuts';
import { copyByMenu } from '../commands/menuClipboard';
import { ofCommand } from './menuActions';
import type { MenuAction } from './menuEntry';
import type { MenuWorld } from './menuWorld';

/** Copying and cutting of the selection. */
export function clipboardActions(world: MenuWorld): readonly MenuAction[] {
  const removal = ofCommand('delete', world);
  const { copy, cut } = { copy: shortcutOf('copy'), cut: shortcutOf('cut') };
  return [
    { key: 'copy', label: copy.label, keys: copy.display, blockedBy: null, run: () => void copyByMenu(world, false) },
    {
      key: 'cut',
      label: cut.label,
      keys: cut.display,
      blockedBy: removal.blockedBy,
      run: () => void copyByMenu(world, true),
    },
  ];
}
