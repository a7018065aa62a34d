import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { FolderZipRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { DropZone } from '@/components/form/DropZone';
import { text } from './texts';

const useStyles = makeStyles({
  zone: {
    flexDirection: 'column',
    alignItems: 'center',
    gap: '10px',
    padding: '40px 24px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
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
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(areSeveral ? files : files.slice(0, 1));
  };
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => latest.current([...(event.clipboardData?.files ?? [])]);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <DropZone
      label={label}
      inputLabel={inputLabel}
      accept={accept}
      areSeveral={areSeveral}
      className={styles.zone}
      onFiles={onFiles}
    >
      {(openChooser) => (
        <>
          <FolderZipRegular className={styles.icon} aria-hidden />
          <Text weight="semibold">{title}</Text>
          <Text size={200} className={styles.quiet}>
            {hint}
          </Text>
          <Button appearance="primary" onClick={openChooser}>
            {text('chooseFile')}
          </Button>
        </>
      )}
    </DropZone>
  );
}
