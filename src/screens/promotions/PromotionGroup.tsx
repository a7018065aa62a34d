import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', flexShrink: 0 },
  head: { display: 'flex', alignItems: 'center', gap: '8px', margin: '8px 24px 0', minHeight: '32px' },
  title: { margin: 0 },
  fold: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  none: { margin: '4px 24px 16px', color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly title: string;
  readonly count: number;
  /** Shown instead of no rows. */
  readonly none: string;
  /** Whether it is open, and what opens and folds it; without this it is always open. */
  readonly fold?: { readonly isOpen: boolean; readonly onToggle: () => void };
  readonly children: ReactNode;
}

/** One group of a list under a heading; it may be folded. */
export function PromotionGroup({ title, count, none, fold, children }: Props) {
  const styles = useStyles();
  const id = useId();
  const isOpen = fold?.isOpen ?? true;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Subtitle2 as="h2" id={id} className={styles.title}>
          {fold ? (
            <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={fold.onToggle}>
              {isOpen ? <ChevronDownRegular aria-hidden /> : <ChevronRightRegular aria-hidden />}
              {title}
            </button>
          ) : (
            title
          )}
        </Subtitle2>
        <Text className={styles.count}>{count}</Text>
      </div>
      {count === 0 ? <Text className={styles.none}>{none}</Text> : isOpen && children}
    </section>
  );
}
