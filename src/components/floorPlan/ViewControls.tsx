import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import { CompassPlace } from './CompassPlace';
import { ViewButtons } from './ViewButtons';
import type { ViewerText } from './viewerText';

const useStyles = makeStyles({
  buttons: {
    position: 'absolute',
    right: '16px',
    bottom: '16px',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
  },
  // The edge of the floor buttons, which grow on a kiosk and in a very large window.
  largeButtons: {
    // Above a card there is height for the floors alone.
    '@media (max-width: 819px)': { right: '12px', flexDirection: 'row', alignItems: 'end' },
    '@media (min-width: 900px) and (orientation: portrait)': {
      right: '25.6px',
      bottom: '20px',
      flexDirection: 'row',
      alignItems: 'end',
    },
    '@media (min-width: 2400px)': { right: '25.6px', bottom: '25.6px' },
  },
});

type Buttons = ComponentProps<typeof ViewButtons>;

interface Props
  extends Omit<Buttons, 'text'>,
    Pick<ComponentProps<typeof CompassPlace>, 'view' | 'restTurn' | 'onReset'> {
  /** In another language than that of the console. */
  readonly text?: ViewerText | undefined;
  /** Pixels that something covers at the lower edge. */
  readonly bottom: number;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The buttons of a map at its lower edge: those of the turn, further ones, and those of the zoom. */
export function ViewControls({ view, text, isLarge, bottom, restTurn, onReset, children, ...buttons }: Props) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.buttons, isLarge && styles.largeButtons)} style={{ marginBottom: bottom }}>
      <CompassPlace view={view} isLarge={isLarge} text={text} restTurn={restTurn} onReset={onReset} />
      {children}
      <ViewButtons text={text} isLarge={isLarge} {...buttons} />
    </div>
  );
}
