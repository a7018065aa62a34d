import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode, RefObject } from 'react';
import { useVisitorLayout } from './useVisitorLayout';
import { useVisitorMapStyles } from './useVisitorMapStyles';

interface Props {
  /** The search and the notices above the card. */
  readonly head: ReactNode;
  readonly card: RefObject<HTMLDivElement | null>;
  /** Names what the card shows: other contents are another card. */
  readonly cardKey: string;
  /** Whether the card shows a place; else it is the directory. */
  readonly hasPlace: boolean;
  /** The contents of the card. */
  readonly children: ReactNode;
}

/** The parts over the map: beside it in a window, above and below it on a phone, in the lower half of a kiosk. */
export function VisitorColumn({ head, card, cardKey, hasPlace, children }: Props) {
  const styles = useVisitorMapStyles();
  const layout = useVisitorLayout();
  const isPhone = layout === 'phone';
  const isKiosk = layout === 'kiosk';
  return (
    <div className={mergeClasses(styles.column, isPhone && styles.columnPhone, isKiosk && styles.columnKiosk)}>
      {head}
      {/* The rule for the parts of the column would give it the pointer: the map's buttons are below. */}
      {!isKiosk && (hasPlace || isPhone) && <div className={styles.space} style={{ pointerEvents: 'none' }} />}
      <div
        key={cardKey}
        ref={card}
        className={mergeClasses(
          styles.card,
          isKiosk && styles.cardKiosk,
          isPhone && styles.cardPhone,
          isPhone && !hasPlace && styles.directoryPhone,
        )}
      >
        {children}
      </div>
    </div>
  );
}
