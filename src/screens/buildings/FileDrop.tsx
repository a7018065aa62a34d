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

interface Props {
  readonly onFile: (file: File) => void;
  /** Texts of the zone: its name, what may be dropped, the hint, and the name of the input. */
  readonly label: string;
  readonly title: string;
  readonly hint: string;
  readonly inputLabel: string;
  /** Endings and types that the file chooser offers. */
  readonly accept: string;
}

/** Accepts one file by choosing, dropping or pasting it. */
export function FileDrop({ onFile, label, title, hint, inputLabel, accept }: Props) {
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
    <section aria-label={label} className={mergeClasses(styles.zone, drop.isTarget && styles.target)} {...drop.zone}>
      <FolderZipRegular className={styles.icon} aria-hidden />
      <Text weight="semibold">{title}</Text>
      <Text size={200} className={styles.quiet}>
        {hint}
      </Text>
      <Button appearance="primary" onClick={() => input.current?.click()}>
        {text('chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={inputLabel}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </section>
  );
}
