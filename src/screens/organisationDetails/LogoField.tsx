import { Button, Field, makeStyles, mergeClasses, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { ImageAddRegular } from '@fluentui/react-icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendLogo } from '@/api/organisations';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { PICTURE_TYPES, pictureError } from '@/components/form/pictureFile';
import { text } from './texts';

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    padding: '12px',
    minHeight: '88px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  target: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  image: { width: '64px', height: '64px', objectFit: 'contain' },
  icon: { fontSize: '32px', color: tokens.colorNeutralForeground3, lineHeight: 1 },
  words: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, alignItems: 'flex-start' },
  buttons: { display: 'flex', gap: '8px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  progress: { width: '100%' },
});

type UploadState =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending'; readonly share: number; readonly abort: AbortController }
  | { readonly kind: 'failed'; readonly text: string; readonly file: File };

interface Props {
  readonly organisation: string;
  readonly logo: string | null;
  readonly error: string | undefined;
  readonly onChange: (logo: string | null) => void;
}

/** The logo: chosen, dropped or pasted, uploaded with progress, and previewed before the save. */
export function LogoField({ organisation, logo, error, onChange }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<UploadState>({ kind: 'none' });
  const [isTarget, setTarget] = useState(false);

  const send = async (file: File | undefined) => {
    if (!file || sending.kind === 'sending') return;
    const wrongKind = pictureError(file);
    if (wrongKind !== null) return setSending({ kind: 'failed', text: wrongKind, file });
    const abort = new AbortController();
    setSending({ kind: 'sending', share: 0, abort });
    try {
      const url = await sendLogo(organisation, file, abort.signal, (share) =>
        setSending((now) => (now.kind === 'sending' ? { ...now, share } : now)),
      );
      setSending({ kind: 'none' });
      onChange(url);
    } catch (failure) {
      setSending(abort.signal.aborted ? { kind: 'none' } : { kind: 'failed', text: textOf(failure), file });
    }
  };
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (file) void send(file);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => pasted(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const message = sending.kind === 'failed' ? sending.text : error;
  return (
    <Field label={text('logo')} {...(message && { validationMessage: message })}>
      <section
        aria-label={text('logo')}
        className={mergeClasses(styles.zone, isTarget && styles.target)}
        onDragOver={(event) => {
          event.preventDefault();
          setTarget(true);
        }}
        onDragLeave={() => setTarget(false)}
        onDrop={(event) => {
          event.preventDefault();
          setTarget(false);
          void send(event.dataTransfer.files[0]);
        }}
      >
        {logo ? (
          <img className={styles.image} src={logo} alt={text('logoAlt')} />
        ) : (
          <ImageAddRegular className={styles.icon} aria-hidden />
        )}
        <div className={styles.words}>
          <Text size={200} className={styles.quiet}>
            {text('logoHint')}
          </Text>
          {sending.kind === 'sending' ? (
            <>
              <ProgressBar className={styles.progress} value={sending.share} aria-label={text('sendingLogo')} />
              <Button size="small" onClick={() => sending.abort.abort()}>
                {text('cancelUpload')}
              </Button>
            </>
          ) : (
            <div className={styles.buttons}>
              <Button size="small" onClick={() => input.current?.click()}>
                {text('chooseFile')}
              </Button>
              {sending.kind === 'failed' && (
                <Button size="small" onClick={() => void send(sending.file)}>
                  {text('retry')}
                </Button>
              )}
              {logo && (
                <Button size="small" onClick={() => onChange(null)}>
                  {text('removeLogo')}
                </Button>
              )}
            </div>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES}
          aria-label={text('logoFile')}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
      </section>
    </Field>
  );
}

/** The service's error for the file, where it has one. */
function textOf(failure: unknown): string {
  const fields = typeof failure === 'object' && failure !== null && 'fields' in failure ? failure.fields : undefined;
  const [first] = (fields as Readonly<Record<string, readonly string[]>> | undefined)?.file ?? [];
  return first ?? errorSummaryOf(failure).text;
}
