import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import type { UploadStep } from '@/machines/mapUpload.machine';
import { text } from './texts';

const useStyles = makeStyles({
  block: { display: 'flex', flexDirection: 'column', gap: '10px' },
  row: { display: 'flex', justifyContent: 'space-between', gap: '12px', fontVariantNumeric: 'tabular-nums' },
  file: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

interface Props {
  readonly step: UploadStep;
  readonly filename: string;
  /** Null where it can no longer be cancelled. */
  readonly onCancel: (() => void) | null;
}

/** The progress, in words and as a bar. */
export function UploadProgressView({ step, filename, onCancel }: Props) {
  const styles = useStyles();
  const percent = step.share === null ? null : Math.floor(100 * Math.min(1, Math.max(0, step.share)));
  return (
    <div className={styles.block}>
      <div className={styles.row}>
        <Text role="status">{step.text}</Text>
        {percent !== null && <Text>{`${percent} %`}</Text>}
      </div>
      <ProgressBar aria-label={step.text} thickness="large" {...(percent !== null && { value: percent, max: 100 })} />
      <div className={styles.row}>
        <Text size={200} className={styles.file}>
          {filename}
        </Text>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {text('cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
