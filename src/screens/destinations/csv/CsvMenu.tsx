import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDownloadRegular, ArrowUploadRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { text } from './texts';

interface Props {
  /** How many destinations the list shows. */
  readonly shown: number;
  readonly onExport: () => void;
  readonly onImport: () => void;
}

/** Import and export of the list. */
export function CsvMenu({ shown, onExport, onImport }: Props) {
  return (
    <Menu surfaceMotion={FAST_SURFACE_MOTION}>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<MoreHorizontalRegular />} aria-label={text('menu')} title={text('menu')} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<ArrowUploadRegular />} onClick={onImport}>
            {text('import')}
          </MenuItem>
          <MenuItem icon={<ArrowDownloadRegular />} onClick={onExport}>
            {text('exportShown', { count: shown })}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
