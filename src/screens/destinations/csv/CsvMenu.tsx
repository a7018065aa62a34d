import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDownloadRegular, ArrowUploadRegular, HistoryRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import type { ExportFormat } from './exportDestinations';
import { text } from './texts';

interface Props {
  /** How many destinations the list shows. */
  readonly shown: number;
  readonly onExport: (format: ExportFormat) => void;
  readonly onImport: () => void;
  readonly onReports: () => void;
}

/** Import and export of the list. */
export function CsvMenu({ shown, onExport, onImport, onReports }: Props) {
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
          <MenuItem icon={<HistoryRegular />} onClick={onReports}>
            {text('reports')}
          </MenuItem>
          <MenuItem icon={<ArrowDownloadRegular />} onClick={() => onExport('csv')}>
            {text('exportShown', { count: shown })}
          </MenuItem>
          <MenuItem icon={<ArrowDownloadRegular />} onClick={() => onExport('xlsx')}>
            {text('exportWorkbook', { count: shown })}
          </MenuItem>
          <MenuItem icon={<ArrowDownloadRegular />} onClick={() => onExport('json')}>
            {text('exportJson', { count: shown })}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
