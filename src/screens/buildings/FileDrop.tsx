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
  /** At least one file; more only where several are taken. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly areSeveral?: boolean;
  /** Texts of the zone: its name, what may be dropped, the hint, and the name of the input. */
  readonly label: string;
  readonly title: string;
  readonly hint: string;
  readonly inputLabel: string;
  /** Endings and types that the file chooser offers. */
  readonly accept: string;
}

/** Accepts a file, or several, by choosing, dropping or pasting. */
export function FileDrop({ onFiles, areSeveral = false, label, title, hint, inputLabel, accept }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(areSeveral ? files : files.slice(0, 1));
  };
  const drop = useFileDrop(take);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => latest.current([...(event.clipboardData?.files ?? [])]);
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
        multiple={areSeveral}
        hidden
        aria-label={inputLabel}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </section>
  );
}
