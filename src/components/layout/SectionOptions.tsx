import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { AddRegular, ChevronDownRegular, KeyboardRegular } from '@fluentui/react-icons';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { text } from './texts';

/** Sections whose records are made from here. */
const WITH_ADD_NEW = new Set(['destinations', 'amenities', 'categories']);

export const hasAddNew = (section: string): boolean => WITH_ADD_NEW.has(section.toLowerCase());

interface Props {
  /** Name of the section that is shown. */
  readonly section: string;
  readonly onAddNew: () => void;
  readonly onShortcuts: () => void;
}

/** The name of the current section, and what can be done there: new records where the section has such. */
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
          {hasAddNew(section) && (
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
