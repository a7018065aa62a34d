import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '20px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  heading: { margin: 0 },
  text: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of the overview of a location. */
export function OverviewCard({ title, text, children }: Props) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Subtitle2 as="h2" id={id} className={styles.heading}>
        {title}
      </Subtitle2>
      {text !== undefined && <Text className={styles.text}>{text}</Text>}
      {children}
    </section>
  );
}
