import { Button, Field, Input, makeStyles, mergeClasses, ProgressBar, Text, tokens } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  CheckmarkCircleRegular,
  DismissRegular,
  DocumentAddRegular,
} from '@fluentui/react-icons';
import { useRef, useState } from 'react';
import { text } from './texts';
import type { FileUpload, FileUploads } from './useFileUploads';

const useStyles = makeStyles({
  area: { display: 'flex', flexDirection: 'column', gap: '12px', padding: '4px 24px 16px', maxWidth: '960px' },
  zone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 20px',
    padding: '16px 20px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1.5px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  target: { border: `1.5px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  icon: { fontSize: '32px', color: tokens.colorNeutralForeground3, lineHeight: 1 },
  words: { display: 'flex', flexDirection: 'column', flex: '1 1 200px' },
  path: { flex: '1 1 220px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  list: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  row: { display: 'flex', alignItems: 'center', gap: '12px' },
  name: { overflowWrap: 'anywhere', flex: '1 1 160px' },
  progress: { flex: '2 1 160px' },
  error: { color: tokens.colorPaletteRedForeground1, flex: '2 1 160px' },
  done: { color: tokens.colorPaletteGreenForeground1, flex: '2 1 160px' },
});

interface Props {
  /** The folder that is shown. */
  readonly folder: string;
  readonly uploads: FileUploads;
}

/** Takes files by drop and by choosing, and shows how far each is. */
export function UploadArea({ folder, uploads }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [isTarget, setTarget] = useState(false);
  const [path, setPath] = useState('');
  const start = (files: FileList | null) => {
    if (files && files.length > 0) uploads.start([...files], path.trim() === '' ? folder : path);
  };
  return (
    <div className={styles.area}>
      <section
        aria-label={text('dropFiles')}
        className={mergeClasses(styles.zone, isTarget && styles.target)}
        onDragOver={(event) => {
          event.preventDefault();
          setTarget(true);
        }}
        onDragLeave={() => setTarget(false)}
        onDrop={(event) => {
          event.preventDefault();
          setTarget(false);
          start(event.dataTransfer.files);
        }}
      >
        <DocumentAddRegular className={styles.icon} aria-hidden />
        <span className={styles.words}>
          <Text weight="semibold">{text('dropFiles')}</Text>
          <Text size={200} className={styles.quiet}>
            {text('dropHint')}
          </Text>
        </span>
        <Field label={text('path')} hint={text('pathHint')} className={styles.path}>
          <Input value={path} onChange={(_event, { value }) => setPath(value)} />
        </Field>
        <Button appearance="primary" onClick={() => input.current?.click()}>
          {text('chooseFiles')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={text('filesInput')}
          onChange={({ target }) => {
            start(target.files);
            target.value = '';
          }}
        />
      </section>
      {uploads.uploads.length > 0 && (
        <ul className={styles.list} aria-label={text('uploads')}>
          {uploads.uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
    </div>
  );
}

function UploadRow({ upload, uploads }: { upload: FileUpload; uploads: FileUploads }) {
  const styles = useStyles();
  const { id, state, share, error } = upload;
  const { name } = upload.file;
  return (
    <li className={styles.row}>
      <Text className={styles.name}>{name}</Text>
      {state === 'sending' && (
        <ProgressBar className={styles.progress} value={share} aria-label={text('sending', { name })} />
      )}
      {state === 'failed' && (
        <Text role="alert" className={styles.error}>
          {error}
        </Text>
      )}
      {state === 'done' && (
        <Text role="status" className={styles.done}>
          <CheckmarkCircleRegular aria-hidden /> {text('done')}
        </Text>
      )}
      {state === 'failed' && (
        <Button
          appearance="subtle"
          size="small"
          icon={<ArrowClockwiseRegular />}
          aria-label={text('retry', { name })}
          onClick={() => uploads.retry(upload)}
        />
      )}
      <Button
        appearance="subtle"
        size="small"
        icon={<DismissRegular />}
        aria-label={text(state === 'sending' ? 'cancel' : 'dismiss', { name })}
        onClick={() => (state === 'sending' ? uploads.cancel(id) : uploads.dismiss(id))}
      />
    </li>
  );
}
