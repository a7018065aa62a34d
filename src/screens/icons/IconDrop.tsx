import { Button, makeStyles, mergeClasses, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { useFileDrop } from '@/components/form/useFileDrop';
import { text } from './texts';
import type { useIconUpload } from './useIconUpload';

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  target: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
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
  const input = useRef<HTMLInputElement>(null);
  const { files, share, start, cancel } = upload;
  const drop = useFileDrop((dropped) => void start(dropped));
  return (
    <section
      aria-label={text('fileInput')}
      className={mergeClasses(styles.zone, drop.isTarget && styles.target)}
      {...drop.zone}
      onPaste={(event) => void start([...event.clipboardData.files])}
    >
      <Text size={200} className={styles.quiet}>
        {text('hint')}
      </Text>
      {share === null ? (
        <Button size="small" onClick={() => input.current?.click()}>
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
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".png,image/png,.zip,application/zip"
        aria-label={text('fileInput')}
        onChange={({ target }) => {
          void start([...(target.files ?? [])]);
          target.value = '';
        }}
      />
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
    </section>
  );
}
