import { Button, makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components';
import {
  PanelLeftContractRegular,
  PanelLeftExpandRegular,
  PanelRightContractRegular,
  PanelRightExpandRegular,
} from '@fluentui/react-icons';
import { text } from '../texts';
import type { Side } from './panelLayout';
import type { Panels } from './usePanels';

const useStyles = makeStyles({
  button: { position: 'absolute', top: '8px', backgroundColor: tokens.colorNeutralBackground1, zIndex: 1 },
  left: { left: '8px' },
  right: { right: '8px' },
});

const ICONS = {
  left: { fold: PanelLeftContractRegular, open: PanelLeftExpandRegular },
  right: { fold: PanelRightContractRegular, open: PanelRightExpandRegular },
} as const;

/** Folds a panel and brings it back, from the corner of the canvas beside it. */
export function PanelButton({ side, panels }: { side: Side; panels: Panels }) {
  const styles = useStyles();
  const isFolded = panels.isFolded(side);
  const Icon = ICONS[side][isFolded ? 'open' : 'fold'];
  const label =
    side === 'left'
      ? text(isFolded ? 'showPlaces' : 'foldPlaces')
      : text(isFolded ? 'showProperties' : 'foldProperties');
  return (
    <Tooltip content={label} relationship="label" positioning={side === 'left' ? 'after' : 'before'}>
      <Button
        size="small"
        className={mergeClasses(styles.button, styles[side])}
        icon={<Icon />}
        aria-expanded={!isFolded}
        onClick={() => panels.toggle(side)}
      />
    </Tooltip>
  );
}
