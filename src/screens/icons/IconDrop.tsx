import { Button, makeStyles, mergeClasses, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { DropZone } from '@/components/form/DropZone';
import { text } from './texts';
import type { useIconUpload } from './useIconUpload';

const useStyles = makeStyles({
  zone: { flexDirection: 'column', alignItems: 'flex-start', gap: '8px', padding: '12px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  progress: { width: '100%' },
  results: { margin: 0, padding: 0, listStyle: 'none', width: '100%', maxHeight: '160px', overflowY: 'auto' },
  result: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', justifyContent: 'space-between', padding: '2px 0' },
  name: { overflowWrap: 'anywhere' },
  failed: { color: tokens.colorPaletteRedForeground1 },
});

/** Takes icon files that are chosen, dropped or pasted, and shows the result for each. */
export function IconDrop({ upload }: { upload: ReturnType<typeof useIconUpload> }) {
  const styles = useStyles();
  const { files, share, start, cancel } = upload;
  return (
    <DropZone
      label={text('fileInput')}
      inputLabel={text('fileInput')}
      accept=".png,image/png,.zip,application/zip"
      areSeveral
      className={styles.zone}
      onFiles={(chosen) => void start(chosen)}
      onPaste={(event) => void start([...event.clipboardData.files])}
    >
      {(openChooser) => (
        <>
          <Text size={200} className={styles.quiet}>
            {text('hint')}
          </Text>
          {share === null ? (
            <Button size="small" onClick={openChooser}>
              {text('chooseFiles')}
            </Button>
          ) : (
            <>
              <ProgressBar className={styles.progress} value={share} aria-label={text('reading')} />
              <Button size="small" onClick={cancel}>
                {text('cancelUpload')}
              </Button>
            </>
          )}
          {files.length > 0 && (
            <ul className={styles.results} aria-label={text('results')} aria-live="polite">
              {files.map(({ key, filename, outcome }) => (
                <li key={key} className={styles.result}>
                  <Text size={200} className={styles.name}>
                    {filename}
                  </Text>
                  <Text
                    size={200}
                    className={mergeClasses(styles.quiet, outcome !== null && outcome !== 'done' && styles.failed)}
                  >
                    {outcome === null ? text('waiting') : outcome === 'done' ? text('uploaded') : outcome.reason}
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </DropZone>
  );
}
