import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '20px 24px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  title: { margin: 0 },
  text: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly title: string;
  /** Beside the title: a state tag. */
  readonly tag?: ReactNode;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of the profile. */
export function ProfileSection({ title, tag, text, children }: Props) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Subtitle2 as="h2" id={id} className={styles.title}>
          {title}
        </Subtitle2>
        {tag}
      </div>
      {text !== undefined && <Text className={styles.text}>{text}</Text>}
      {children}
    </section>
  );
}
