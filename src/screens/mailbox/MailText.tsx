import { Link, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { mailQuery } from '@/api/mailbox/mailbox';
import { Loading } from '@/components/feedback/Loading';
import { text as areaText } from './texts';

const useStyles = makeStyles({
  mail: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '20px 24px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    alignSelf: 'start',
  },
  subject: { margin: 0 },
  to: { color: tokens.colorNeutralForeground3 },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch', marginTop: '12px' },
});

const ADDRESS = /(https?:\/\/\S+)/;

/** The text of a mail as plain text with links. */
export function MailText({ id }: { id: string }) {
  const styles = useStyles();
  const mail = useQuery(mailQuery(id));
  if (mail.isPending) return <Loading label={areaText('loadingMail')} />;
  if (mail.isError) return <Text role="status">{mail.error.message}</Text>;
  const { subject, to, text } = mail.data;
  return (
    <article className={styles.mail} aria-label={subject}>
      <Subtitle2 as="h2" className={styles.subject}>
        {subject}
      </Subtitle2>
      <Text size={200} className={styles.to}>
        {areaText('to', { to })}
      </Text>
      <div className={styles.text}>
        {text.split(ADDRESS).map((part) =>
          // Static words need no key, and no mail has the same link twice.
          ADDRESS.test(part) ? (
            <Link key={part} href={part} inline>
              {part}
            </Link>
          ) : (
            part
          ),
        )}
      </div>
    </article>
  );
}
