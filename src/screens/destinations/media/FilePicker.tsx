import { Button, makeStyles, ProgressBar } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import type { FileUpload } from '@/components/form/upload/useFileUpload';
import { text } from './texts';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: '8px' },
  input: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  progress: { minWidth: '96px', flexGrow: 1 },
});

interface Props {
  /** The purpose of the file. */
  readonly label: string;
  readonly button: string;
  readonly accept?: string;
  readonly upload: Pick<FileUpload, 'share' | 'cancel'>;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that chooses a file; while it is sent, how far that is, and Cancel. */
export function FilePicker({ label, button, accept, upload, onChoose }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  if (upload.share !== null)
    return (
      <div className={styles.line}>
        <ProgressBar
          className={styles.progress}
          aria-label={text('uploading', { name: label })}
          value={upload.share}
          thickness="large"
        />
        <Button onClick={upload.cancel}>{text('cancel')}</Button>
      </div>
    );
  return (
    <>
      <Button
        icon={<ArrowUploadRegular />}
        aria-label={text('uploadFor', { button, name: label })}
        onClick={() => input.current?.click()}
      >
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={text('fileFor', { name: label })}
        className={styles.input}
        {...(accept !== undefined && { accept })}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
