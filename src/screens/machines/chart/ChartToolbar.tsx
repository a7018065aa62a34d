import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  ToggleButton,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { text } from '../texts';
import { EXPORTS, type ExportKind } from './exportChart';

const useStyles = makeStyles({
  bar: {
    position: 'absolute',
    left: '12px',
    top: '12px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    padding: '4px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
});

const LABELS = { svg: 'exportSvg', png: 'exportPng', json: 'exportJson', mermaid: 'exportMermaid' } as const;

interface Props {
  readonly hasActions: boolean;
  readonly onActions: () => void;
  /** Null where the machine has nothing to fold. */
  readonly isFolded: boolean | null;
  readonly onFoldAll: () => void;
  readonly onExport: (kind: ExportKind) => void;
}

/** The tools of the drawing: its parts, its folding, and its files. */
export function ChartToolbar({ hasActions, onActions, isFolded, onFoldAll, onExport }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.bar} role="toolbar" aria-label={text('chartTools')}>
      <ToggleButton size="small" appearance="subtle" checked={hasActions} onClick={onActions}>
        {text('actions')}
      </ToggleButton>
      {isFolded !== null && (
        <Button size="small" appearance="subtle" onClick={onFoldAll}>
          {text(isFolded ? 'unfoldAll' : 'foldAll')}
        </Button>
      )}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" appearance="subtle" icon={<ArrowDownloadRegular />}>
            {text('export')}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {EXPORTS.map((kind) => (
              <MenuItem key={kind} onClick={() => onExport(kind)}>
                {text(LABELS[kind])}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </div>
  );
}
