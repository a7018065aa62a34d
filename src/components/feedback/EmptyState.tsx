import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  block: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    padding: '64px 24px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  icon: { color: tokens.colorNeutralStrokeAccessible, fontSize: '48px', lineHeight: 1 },
  title: { margin: 0 },
  text: { maxWidth: '44ch', textAlign: 'center', marginBottom: '8px' },
});

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  /** The state is the whole page, and its title the heading of that. */
  readonly isPage?: boolean;
  /** One sentence: the expected content, or the event. */
  readonly text: string;
  /** The next step. */
  readonly action?: ReactNode;
}

/** Empty, no match, not allowed, or failed: never a blank page. */
export function EmptyState({ icon, title, isPage = false, text, action }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.block} role="status">
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Subtitle2 as={isPage ? 'h1' : 'h2'} className={styles.title}>
        {title}
      </Subtitle2>
      <Text className={styles.text}>{text}</Text>
      {action}
    </div>
  );
}
