import { makeStyles, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  warning: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    margin: 0,
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  icon: { flexShrink: 0, fontSize: '16px', color: tokens.colorStatusWarningForeground3 },
});

/** A sentence about what does not work as the visitor asked. It is lighter than the console's bar, since each visitor loads it. */
export function MapWarning({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <p className={styles.warning}>
      <WarningRegular aria-hidden className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
