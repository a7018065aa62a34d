import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  // The title at the left, its fields at the right; one below the other in a narrow window.
  section: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
    alignItems: 'start',
    gap: '12px 32px',
    padding: '24px',
    '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px' },
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  about: { display: 'flex', flexDirection: 'column', gap: '4px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
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
      <div className={styles.about}>
        <div className={styles.head}>
          <Subtitle2 as="h2" id={id} className={styles.title}>
            {title}
          </Subtitle2>
          {tag}
        </div>
        {text !== undefined && <Text className={styles.text}>{text}</Text>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
