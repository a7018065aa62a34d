import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { AddRegular, ChevronDownRegular, KeyboardRegular } from '@fluentui/react-icons';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { text } from './texts';

interface Props {
  /** Name of the section that is shown. */
  readonly section: string;
  /** Null where the section creates no records. */
  readonly onAddNew: (() => void) | null;
  readonly onShortcuts: () => void;
}

/** The name of the current section and its actions: new records where the section has them. */
export function SectionOptions({ section, onAddNew, onShortcuts }: Props) {
  return (
    <Menu surfaceMotion={FAST_SURFACE_MOTION}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          size="small"
          icon={<ChevronDownRegular />}
          iconPosition="after"
          aria-label={text('optionsOf', { section })}
        >
          {section}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {onAddNew && (
            <MenuItem icon={<AddRegular />} onClick={onAddNew}>
              {text('addNew')}
            </MenuItem>
          )}
          <MenuItem icon={<KeyboardRegular />} onClick={onShortcuts}>
            {text('allShortcuts')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
