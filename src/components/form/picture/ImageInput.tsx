import { Button, Field, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { ImageAddRegular } from '@fluentui/react-icons';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { lazyDialog } from '@/components/lazy/lazyPart';
import { Media } from '@/components/media/Media';
import { isFilmFile } from '@/model/content/promotions/film';
import type { SendPicture } from '@/model/content/promotions/sendPicture';
import { DropZone } from '../DropZone';
import { text } from '../texts';
import { useFileUpload } from '../upload/useFileUpload';
import type { CropShape } from './CropDialog';
import { canDecode } from './canDecode';
import { PICTURE_TYPES, pictureError } from './pictureFile';
import { usePastedFile } from './usePastedFile';

// The code of the crop dialog loads with the first chosen image.
const CropDialog = lazyDialog(async () => (await import('./CropDialog')).CropDialog);

const useStyles = makeStyles({
  zone: { alignItems: 'center', gap: '16px', padding: '12px', minHeight: '88px' },
  image: { maxWidth: '128px', height: '64px', objectFit: 'contain', borderRadius: tokens.borderRadiusSmall },
  icon: { fontSize: '32px', color: tokens.colorNeutralForeground3, lineHeight: 1 },
  words: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, alignItems: 'flex-start' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  progress: { width: '100%' },
});

export interface ImageInputProps {
  /** Properties of Fluent's field, with the name of the picture as `label`. */
  readonly field: ComponentProps<typeof Field> & { readonly label: string };
  /** Address of the picture. */
  readonly value: string | null;
  readonly send: SendPicture;
  readonly onChange: (address: string | null) => void;
  /** Asks for this part of the picture before it is sent; without it the whole picture is taken. */
  readonly crop?: CropShape;
  /** A picture pasted anywhere on the page is taken, not only one pasted here: for the only picture of a page. */
  readonly takesEveryPaste?: boolean;
  readonly hint?: string;
  /** The kinds of picture, and of film where it takes one, as `accept` of a file field has them, where they are not those of any picture. */
  readonly types?: string;
}

/** A picture: chosen, dropped or pasted, cropped where it has a shape, uploaded with progress, and previewed before the save. */
export function ImageInput(props: ImageInputProps) {
  const { field, value, send, onChange, crop, takesEveryPaste = false, hint, types = PICTURE_TYPES } = props;
  const styles = useStyles();
  const zone = useRef<HTMLElement>(null);
  const [cropping, setCropping] = useState<{ readonly address: string; readonly filename: string } | null>(null);
  const { share, error, canRetry, start, retry, reject, cancel } = useFileUpload(send, onChange);
  const { label } = field;

  const choose = async (file: File | undefined) => {
    if (!file || share !== null) return;
    const wrongKind = pictureError(file, types);
    if (wrongKind !== null) return reject(wrongKind);
    if (!crop || isFilmFile(file)) return start({ file, filename: file.name });
    if (!(await canDecode(file))) return reject(text('notDecoded'));
    setCropping({ address: URL.createObjectURL(file), filename: file.name });
  };
  const closeCrop = () => {
    if (cropping) URL.revokeObjectURL(cropping.address);
    setCropping(null);
  };
  usePastedFile(zone, takesEveryPaste, (file) => void choose(file));
  const message = error ?? field.validationMessage;
  return (
    <Field {...field} {...(message && { validationMessage: message })}>
      <DropZone
        zoneRef={zone}
        label={label}
        inputLabel={text('fileOf', { label })}
        accept={types}
        className={styles.zone}
        onFiles={([file]) => void choose(file)}
      >
        {(openChooser) => (
          <>
            {value ? (
              <Media className={styles.image} address={value} label={label} isPlayed />
            ) : (
              <ImageAddRegular className={styles.icon} aria-hidden />
            )}
            <div className={styles.words}>
              <Text size={200} className={styles.quiet}>
                {hint ?? text('pictureHint')}
              </Text>
              {share !== null ? (
                <>
                  <ProgressBar className={styles.progress} value={share} aria-label={text('sending', { label })} />
                  <Button size="small" onClick={cancel}>
                    {text('cancelUpload')}
                  </Button>
                </>
              ) : (
                <div className={styles.buttons}>
                  <Button size="small" onClick={openChooser}>
                    {text('chooseFile')}
                  </Button>
                  {canRetry && (
                    <Button size="small" onClick={retry}>
                      {text('retry')}
                    </Button>
                  )}
                  {value && (
                    <Button size="small" onClick={() => onChange(null)}>
                      {text('remove', { label })}
                    </Button>
                  )}
                </div>
              )}
            </div>
            {crop && cropping && (
              <Suspense fallback={null}>
                <CropDialog
                  picture={cropping.address}
                  shape={crop}
                  onCancel={closeCrop}
                  onSave={(file) => {
                    closeCrop();
                    start({ file, filename: cropping.filename.replace(/\.\w+$/, '.png') });
                  }}
                />
              </Suspense>
            )}
          </>
        )}
      </DropZone>
    </Field>
  );
}
