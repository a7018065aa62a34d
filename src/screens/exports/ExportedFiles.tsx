import { Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCurrentUser } from '@/components/currentUser';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { formatBytes, formatDateTime } from '@/components/formatDateTime';
import type { ProjectFile } from '@/contract/locations/projectFiles';
import { text } from './texts';

const useStyles = makeStyles({
  files: {
    display: 'grid',
    gap: '6px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxHeight: '220px',
    overflowY: 'auto',
  },
  file: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', overflowWrap: 'anywhere' },
  faint: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly exported: UseQueryResult<{ readonly files: readonly ProjectFile[] }>;
}

/** The files that exports have made, to download. */
export function ExportedFiles({ exported }: Props) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  if (!exported.data)
    return exported.error ? (
      <Text className={styles.faint}>{text('listFailed', { reason: errorSummaryOf(exported.error).text })}</Text>
    ) : null;
  const { files } = exported.data;
  if (files.length === 0) return <Text className={styles.faint}>{text('none')}</Text>;
  return (
    <ul className={styles.files} aria-label={text('files')}>
      {files.map(({ filename, url, last_modified, bytes }) => (
        <li key={filename} className={styles.file}>
          {url === null ? filename : <Link href={url}>{filename}</Link>}
          <span className={styles.faint}>
            {[formatDateTime(last_modified, user.time_zone), bytes === undefined ? '' : formatBytes(bytes)]
              .filter((fact) => fact !== '')
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
