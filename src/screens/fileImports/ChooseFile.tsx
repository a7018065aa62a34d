import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { DocumentTableRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { useFileDrop } from '@/components/form/useFileDrop';
import { text } from './texts';

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '10px',
    padding: '40px 16px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusLarge,
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  small: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    textAlign: 'start',
    padding: '8px 12px',
  },
  target: { border: `2px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  icon: { fontSize: '40px', color: tokens.colorBrandForeground1 },
  input: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  hint: { color: tokens.colorNeutralForeground2, maxWidth: '520px' },
  name: { overflowWrap: 'anywhere' },
});

interface Props {
  /** The kinds of files that it takes, in words. */
  readonly hint: string;
  /** The present file in words; null before there is one. */
  readonly chosen: string | null;
  readonly onFile: (file: File) => void;
}

/** Takes a file that is dropped, pasted or chosen. */
export function ChooseFile({ hint, chosen, onFile }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => files[0] && onFile(files[0]);
  const drop = useFileDrop(take);
  return (
    <section
      aria-label={text('file')}
      className={mergeClasses(styles.zone, chosen !== null && styles.small, drop.isTarget && styles.target)}
      {...drop.zone}
      onPaste={(event) => take([...event.clipboardData.files])}
    >
      {chosen === null ? (
        <>
          <DocumentTableRegular className={styles.icon} aria-hidden />
          <Text>{text('drop')}</Text>
        </>
      ) : (
        <Text weight="semibold" className={styles.name}>
          {chosen}
        </Text>
      )}
      <Button
        appearance={chosen === null ? 'primary' : 'secondary'}
        autoFocus={chosen === null}
        onClick={() => input.current?.click()}
      >
        {text(chosen === null ? 'chooseFile' : 'otherFile')}
      </Button>
      {chosen === null && (
        <Text size={200} className={styles.hint}>
          {hint}
        </Text>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.json,.geojson,text/csv,application/json"
        tabIndex={-1}
        aria-label={text('file')}
        className={styles.input}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
    </section>
  );
}
