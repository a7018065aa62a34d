import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { FolderZipRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useFileDrop } from '@/components/form/useFileDrop';
import { text } from './texts';

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '10px',
    padding: '40px 24px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusLarge,
    border: `1.5px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  target: { border: `1.5px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  icon: { fontSize: '36px', color: tokens.colorNeutralForeground3, lineHeight: 1 },
  quiet: { color: tokens.colorNeutralForeground3, maxWidth: '44ch' },
});

/** Accepts one .zip by choosing, dropping or pasting it. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(([file]) => file && onFile(file));
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (file) latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <section
      aria-label={text('choosePlan')}
      className={mergeClasses(styles.zone, drop.isTarget && styles.target)}
      {...drop.zone}
    >
      <FolderZipRegular className={styles.icon} aria-hidden />
      <Text weight="semibold">{text('dropZip')}</Text>
      <Text size={200} className={styles.quiet}>
        {text('zipHint')}
      </Text>
      <Button appearance="primary" onClick={() => input.current?.click()}>
        {text('chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={text('zipFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </section>
  );
}
