import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AddRegular, FullScreenMaximizeRegular, SubtractRegular } from '@fluentui/react-icons';
import { consoleViewerText, type ViewerText } from './viewerText';

/** For a kiosk. */
const LARGE_ICON = { width: '32px', height: '32px', fontSize: '32px' } as const;

export const useViewButtonStyles = makeStyles({
  stack: {
    display: 'flex',
    flexDirection: 'column',
    // There is no room for a column beside the floors.
    '@media (max-height: 599px)': { flexDirection: 'row' },
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow8,
    overflow: 'hidden',
    padding: 0,
    margin: 0,
    border: 'none',
    // Forced colours have no shadows.
    '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
  largeStack: {
    borderRadius: tokens.borderRadiusXLarge,
    '@media (max-width: 819px)': { flexDirection: 'row' },
    // In the lower half of a kiosk, where everybody reaches them.
    '@media (min-width: 900px) and (orientation: portrait)': { flexDirection: 'row' },
  },
  button: { border: 'none', borderRadius: 0, minWidth: '36px', width: '36px', height: '36px' },
  large: {
    minWidth: '48px',
    width: '48px',
    height: '48px',
    '@media (min-width: 2400px)': { minWidth: '76px', width: '76px', height: '76px' },
    '@media (min-width: 900px) and (orientation: portrait)': { minWidth: '80px', width: '80px', height: '80px' },
    '& .fui-Button__icon': {
      '@media (min-width: 2400px)': LARGE_ICON,
      '@media (min-width: 900px) and (orientation: portrait)': LARGE_ICON,
    },
  },
});

interface Props {
  /** In another language than that of the console. */
  readonly text?: Pick<ViewerText, 'view' | 'zoomIn' | 'zoomOut' | 'showAll'> | undefined;
  readonly isLarge: boolean;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onFit: () => void;
}

export function ViewButtons({ text = consoleViewerText(), isLarge, onZoomIn, onZoomOut, onFit }: Props) {
  const styles = useViewButtonStyles();
  const look = mergeClasses(styles.button, isLarge && styles.large);
  return (
    <fieldset className={mergeClasses(styles.stack, isLarge && styles.largeStack)} aria-label={text.view}>
      <Button appearance="subtle" className={look} icon={<AddRegular />} aria-label={text.zoomIn} onClick={onZoomIn} />
      <Button
        appearance="subtle"
        className={look}
        icon={<SubtractRegular />}
        aria-label={text.zoomOut}
        onClick={onZoomOut}
      />
      <Button
        appearance="subtle"
        className={look}
        icon={<FullScreenMaximizeRegular />}
        aria-label={text.showAll}
        onClick={onFit}
      />
    </fieldset>
  );
}
