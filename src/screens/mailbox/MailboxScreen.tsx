import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { MailInboxRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { mailsQuery } from '@/api/mailbox/mailbox';
import { useCurrentUser } from '@/components/currentUser';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { text as feedbackText } from '@/components/feedback/texts';
import { errorSummaryOf, useListError } from '@/components/feedback/useListError';
import { formatDateTime } from '@/components/formatDateTime';
import { PageHeader } from '@/components/layout/PageHeader';
import { MailText } from './MailText';
import { text } from './texts';

const useStyles = makeStyles({
  note: { color: tokens.colorNeutralForeground3 },
  panes: {
    display: 'grid',
    gridTemplateColumns: 'minmax(280px, 380px) minmax(0, 1fr)',
    gap: '16px',
    padding: '0 24px 32px',
    '@media (max-width: 900px)': { gridTemplateColumns: '1fr' },
  },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: '4px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    alignSelf: 'start',
  },
  mail: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    gap: '2px',
    padding: '10px 12px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  open: { backgroundColor: tokens.colorNeutralBackground1Selected },
});

/** The mails of the demo world, which are not sent: subject, recipient and links of each. */
export function MailboxScreen() {
  const styles = useStyles();
  const { user } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const mails = useQuery(mailsQuery);
  useListError(mails.error);
  const failure = errorSummaryOf(mails.error);
  // Outside of the demo there is no mailbox; any other failure is one of the moment.
  const isMissing = failure.status === 404;
  const open = search.get('open') ?? mails.data?.[0]?.id ?? null;
  return (
    <>
      <PageHeader
        title={text('mailbox')}
        count={mails.data?.length}
        note={<Text className={styles.note}>{text('about')}</Text>}
      />
      {mails.isPending && <Loading label={text('loadingMails')} />}
      {mails.isError && !mails.data && (
        <EmptyState
          icon={<MailInboxRegular />}
          title={isMissing ? text('failedTitle') : feedbackText('errorStatus', { status: failure.status })}
          text={isMissing ? text('failedText') : failure.text}
          action={<Button onClick={() => void mails.refetch()}>{text('tryAgain')}</Button>}
        />
      )}
      {mails.data?.length === 0 && (
        <EmptyState icon={<MailInboxRegular />} title={text('noMailYet')} text={text('emptyHint')} />
      )}
      {mails.data && mails.data.length > 0 && (
        <div className={styles.panes}>
          <ul className={styles.list} aria-label={text('mails')}>
            {mails.data.map(({ id, to, subject, sent_at }) => (
              <li key={id}>
                <button
                  type="button"
                  className={mergeClasses(styles.mail, id === open && styles.open)}
                  aria-current={id === open}
                  onClick={() => setSearch({ open: id }, { replace: true })}
                >
                  <Text weight="semibold" truncate wrap={false} dir="auto">
                    {subject}
                  </Text>
                  <Text size={200} className={styles.note} truncate wrap={false}>
                    {to}
                  </Text>
                  <Text size={200} className={styles.note}>
                    {formatDateTime(sent_at, user.time_zone)}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
          {open !== null && <MailText id={open} />}
        </div>
      )}
    </>
  );
}
