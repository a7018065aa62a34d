import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDownloadRegular, ArrowUploadRegular, HistoryRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import type { ExportFormat } from '../export/exportFile';
import { text } from './texts';

interface Props {
  /** The export of what the list shows, in words. */
  readonly labels: Readonly<Record<ExportFormat, string>>;
  readonly onExport: (format: ExportFormat) => void;
  readonly onImport: () => void;
  readonly onReports: () => void;
}

/** Import and export of the list. */
export function ImportMenu({ labels, onExport, onImport, onReports }: Props) {
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
            {labels.csv}
          </MenuItem>
          <MenuItem icon={<ArrowDownloadRegular />} onClick={() => onExport('xlsx')}>
            {labels.xlsx}
          </MenuItem>
          <MenuItem icon={<ArrowDownloadRegular />} onClick={() => onExport('json')}>
            {labels.json}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
