import { Button, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { pressedKey } from '@/components/pressedKey';
import { text } from './texts';

const useStyles = makeStyles({
  /** Over the properties; the map stays free. On a phone it has the lower part. */
  card: {
    position: 'absolute',
    top: '44px',
    bottom: '28px',
    right: 0,
    zIndex: 2,
    boxSizing: 'border-box',
    width: '320px',
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '12px 16px 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    ':focus': { outlineStyle: 'none' },
    '@media (max-width: 640px)': { top: 'auto', left: 0, width: 'auto', maxHeight: '45%' },
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: { margin: 0 },
});

interface Props {
  readonly children: ReactNode;
  readonly onEscape: () => void;
  readonly onClose: () => void;
}

/** The frame of the panel. */
export function UnderlayCard({ children, onEscape, onClose }: Props) {
  const styles = useStyles();
  useReturnFocus();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <aside
      ref={card}
      aria-label={text('title')}
      tabIndex={-1}
      className={styles.card}
      onKeyDown={(event) => pressedKey(event) === 'Escape' && onEscape()}
    >
      <div className={styles.head}>
        <Subtitle2 as="h2" className={styles.title}>
          {text('title')}
        </Subtitle2>
        <Button appearance="subtle" aria-label={text('close')} icon={<DismissRegular />} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}
