import { makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, CircleRegular, DismissCircleFilled } from '@fluentui/react-icons';
import { useCurrentUser } from '@/components/currentUser';
import { formatDateTime } from '@/components/formatDateTime';
import { type Job, jobSteps } from '@/contract/jobs/jobs';
import { text } from './texts';

const useStyles = makeStyles({
  steps: { display: 'flex', flexWrap: 'wrap', gap: '6px 20px', listStyle: 'none', margin: 0, padding: 0 },
  step: { display: 'flex', alignItems: 'center', gap: '6px', color: tokens.colorNeutralForeground3 },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  done: { color: tokens.colorPaletteGreenForeground1 },
  failed: { color: tokens.colorPaletteRedForeground1 },
  log: { listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  summary: { cursor: 'pointer', width: 'fit-content' },
  time: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', marginRight: '8px' },
});

/** The steps of a job: finished, running and remaining ones, and its log so far. */
export function JobSteps({ job }: { job: Job }) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  const steps = jobSteps.filter((step) => step !== 'deliver' || job.kind === 'publish');
  const current = job.state === 'succeeded' ? steps.length : job.step === null ? -1 : steps.indexOf(job.step);
  return (
    <>
      <ol className={styles.steps} aria-label={text('steps')}>
        {steps.map((step, index) => {
          const isCurrent = index === current;
          const hasFailed = isCurrent && job.state === 'failed';
          return (
            <li
              key={step}
              className={mergeClasses(styles.step, isCurrent && styles.current)}
              {...(isCurrent && { 'aria-current': 'step' })}
            >
              {index < current ? (
                <CheckmarkCircleFilled className={styles.done} aria-label={text('stepDone')} />
              ) : hasFailed ? (
                <DismissCircleFilled className={styles.failed} aria-label={text('stepFailed')} />
              ) : isCurrent ? (
                <Spinner size="extra-tiny" aria-hidden />
              ) : (
                <CircleRegular aria-hidden />
              )}
              <span>{text(`step.${step}`)}</span>
            </li>
          );
        })}
      </ol>
      {job.log.length > 0 && (
        <details>
          <summary className={styles.summary}>
            <Text size={200}>{text('log')}</Text>
          </summary>
          <ol className={styles.log}>
            {job.log.map(({ at, text: line }) => (
              <li key={`${at} ${line}`}>
                <Text size={200}>
                  <span className={styles.time}>{formatDateTime(at, user.time_zone)}</span>
                  {line}
                </Text>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
