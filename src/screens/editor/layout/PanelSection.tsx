import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px' },
  head: { display: 'flex', flexDirection: 'column', gap: '2px' },
  title: { margin: 0 },
  note: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Layout of every panel of the inspector: name, description, fields, actions. */
export function PanelSection({ title, note, children, actions }: Props) {
  const styles = useStyles();
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <Subtitle2 as="h2" className={styles.title}>
          {title}
        </Subtitle2>
        {note && (
          <Text size={200} className={styles.note}>
            {note}
          </Text>
        )}
      </header>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
