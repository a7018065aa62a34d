import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '16px 20px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  heading: { margin: 0 },
  none: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly title: string;
  /** Shown where there is no content. */
  readonly none: string;
  /** False for none. */
  readonly children: ReactNode;
}

/** A part of an import report. */
export function ReportSection({ title, none, children }: Props) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Subtitle2 as="h2" id={id} className={styles.heading}>
        {title}
      </Subtitle2>
      {children || <Text className={styles.none}>{none}</Text>}
    </section>
  );
}
