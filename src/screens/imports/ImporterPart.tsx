import { Button, makeStyles, Spinner, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Link, useNavigate } from 'react-router-dom';
import { ActionButton } from '@/components/blocked/ActionButton';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { ImporterMachine } from '@/machines/locations/importer.machine';
import { dryRunText, statusText } from './statusText';
import { text } from './texts';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px 16px',
    marginBottom: '16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  heading: { margin: 0 },
  status: { display: 'flex', alignItems: 'center', gap: '8px' },
  words: { display: 'flex', flexDirection: 'column', gap: '4px' },
  link: { alignSelf: 'flex-start', color: tokens.colorBrandForegroundLink },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  readonly project: string;
  readonly machine: ImporterMachine;
  /** IANA name of the user's time zone. */
  readonly timeZone: string;
}

/** The importer of an externally managed location: how the last import ended, a new one, a dry run, the reports. */
export function ImporterPart({ project, machine, timeZone }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const importer = useMachineActor(machine, { input: { project } });
  const status = useSelector(importer, ({ context }) => context.status);
  const error = useSelector(importer, ({ context }) => context.error);
  const isDryRun = useSelector(importer, ({ context }) => context.isDryRun);
  const isRunning = useSelector(importer, (snapshot) => snapshot.hasTag('running'));
  const isBusy = useSelector(importer, (snapshot) => snapshot.hasTag('busy'));
  const isRunnable = useSelector(importer, (snapshot) => snapshot.hasTag('runnable'));
  const isRequesting = useSelector(importer, (snapshot) => snapshot.matches('requesting'));
  const isUnknown = useSelector(importer, (snapshot) => snapshot.matches('unknown'));
  const blockedBy = isRunnable
    ? null
    : isRunning || isRequesting
      ? text('blockedRunning')
      : text(status?.status === 'no_integrations' ? 'blockedNoIntegrations' : 'blockedUnknown');
  const shown = isUnknown
    ? text('statusFailed', { reason: error ?? '' })
    : isRunning
      ? text(isDryRun ? 'dryRunning' : 'running')
      : isRequesting
        ? text('requesting')
        : status
          ? statusText(status, timeZone)
          : text('loadingStatus');
  const reports = `/locations/${project}/import-reports`;
  // A running import is the only status that is shown.
  const dryRun = isRunnable && status ? dryRunText(status, timeZone) : null;
  return (
    <section className={styles.part} aria-label={text('importer')}>
      <Subtitle2 as="h3" className={styles.heading}>
        {text('importer')}
      </Subtitle2>
      <span className={styles.status}>
        {(isRunning || isBusy) && <Spinner size="extra-tiny" aria-hidden />}
        <div role="status" className={styles.words}>
          <Text>{shown}</Text>
          {dryRun !== null && <Text>{dryRun}</Text>}
        </div>
        {isUnknown && (
          <Button size="small" onClick={() => importer.send({ type: 'retry' })}>
            {text('retry')}
          </Button>
        )}
      </span>
      {dryRun !== null && status?.dry_run && (
        <Link className={styles.link} to={`${reports}/${status.dry_run.report}`}>
          {text('viewReportOf', { id: status.dry_run.report })}
        </Link>
      )}
      <div className={styles.actions}>
        <ActionButton blockedBy={blockedBy} onClick={() => importer.send({ type: 'run' })}>
          {text('run')}
        </ActionButton>
        <ActionButton blockedBy={blockedBy} onClick={() => importer.send({ type: 'dryRun' })}>
          {text('dryRunButton')}
        </ActionButton>
        <Button onClick={() => navigate(reports)}>{text('title')}</Button>
      </div>
    </section>
  );
}
