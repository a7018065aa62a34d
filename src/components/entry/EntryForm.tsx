import { makeStyles, Text, Title2, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { EntryNotice } from './entryNotice';

// A form rarely opens with a notice, so its code loads on demand.
const EntryNoticeBar = lazyPart(async () => (await import('./EntryNoticeBar')).EntryNoticeBar);

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: '100%',
    maxWidth: '360px',
    margin: 'auto',
    paddingBottom: '48px',
  },
  title: { margin: '0 0 4px', overflowWrap: 'anywhere' },
  lead: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

interface Props {
  readonly title: string;
  /** One line under the title. */
  readonly lead: string;
  readonly notice?: EntryNotice | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form for people without a session: title, purpose, notice, then its fields. */
export function EntryForm({ title, lead, notice = null, onSubmit, children }: Props) {
  const styles = useStyles();
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div>
        <Title2 as="h1" block className={styles.title}>
          {title}
        </Title2>
        <Text className={styles.lead}>{lead}</Text>
      </div>
      {notice && (
        <Suspense fallback={null}>
          <EntryNoticeBar {...notice} />
        </Suspense>
      )}
      {children}
    </form>
  );
}
