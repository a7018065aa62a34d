import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Slider,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import 'react-easy-crop/react-easy-crop.css';
import { dialogProps } from '@/components/dialog/dialogTable';
import { type CropArea, cropPicture, drawCrop } from './cropPicture';
import { text } from './texts';

const MAX_ZOOM = 4;
/** Steps of the slider from one zoom level to the next. */
const STEPS = 10;
/** Pixels that an arrow key moves the image by. */
const KEY_STEP = 8;
const PREVIEW = 72;
/** Fewer pixels than this are seen to be blurred where the avatar is largest. */
const SHARP = 128;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  crop: {
    position: 'relative',
    height: '300px',
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground4,
  },
  small: { color: tokens.colorNeutralForeground3 },
  line: { display: 'flex', alignItems: 'center', gap: '20px' },
  zoom: { flexGrow: 1 },
  preview: {
    width: `${PREVIEW}px`,
    height: `${PREVIEW}px`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
  },
});

interface Props {
  /** Address of the chosen image. */
  readonly picture: string;
  readonly error: string | null;
  readonly isSaving: boolean;
  readonly onSave: (picture: Blob) => void;
  readonly onCancel: () => void;
}

/** Crops an image to a square: moved by drag or arrow keys, zoomed by the wheel or the slider. */
export function AvatarCropDialog({ picture, error, isSaving, onSave, onCancel }: Props) {
  const styles = useStyles();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const loaded = new Image();
    loaded.onload = () => setImage(loaded);
    loaded.src = picture;
  }, [picture]);
  useEffect(() => {
    if (image && area && preview.current) drawCrop(image, area, preview.current, PREVIEW * 2);
  }, [image, area]);
  const save = async () => {
    if (image && area && !isSaving) onSave(await cropPicture(image, area));
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && !isSaving && onCancel()}>
      <DialogSurface {...dialogProps('avatarCrop')}>
        <DialogBody>
          <DialogTitle>{text('cropTitle')}</DialogTitle>
          <DialogContent className={styles.content}>
            {error !== null && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
            <div className={styles.crop}>
              <Cropper
                image={picture}
                crop={place}
                zoom={zoom}
                maxZoom={MAX_ZOOM}
                aspect={1}
                cropShape="round"
                showGrid={false}
                keyboardStep={KEY_STEP}
                disableAutomaticStylesInjection
                onCropChange={setPlace}
                onZoomChange={setZoom}
                onCropAreaChange={(_percent, pixels) => setArea(pixels)}
                cropperProps={{
                  role: 'application',
                  'aria-label': text('cropArea'),
                }}
              />
            </div>
            {area !== null && area.width < SHARP && (
              <Text size={200} role="status" className={styles.small}>
                {text('blurred', { width: Math.round(area.width) })}
              </Text>
            )}
            <div className={styles.line}>
              <Field label={text('zoom')} className={styles.zoom}>
                <Slider
                  min={STEPS}
                  max={MAX_ZOOM * STEPS}
                  value={Math.round(zoom * STEPS)}
                  aria-valuetext={`${Math.round(zoom * 100)} %`}
                  onChange={(_event, { value }) => setZoom(value / STEPS)}
                />
              </Field>
              <canvas ref={preview} className={styles.preview} role="img" aria-label={text('result')} />
            </div>
          </DialogContent>
          <DialogActions>
            <ActionButton onClick={onCancel} blockedBy={blockedWhile(isSaving)}>
              {text('cancel')}
            </ActionButton>
            <ActionButton
              appearance="primary"
              blockedBy={blockedWhile(isSaving || area === null)}
              onClick={() => void save()}
            >
              {isSaving ? text('saving') : text('savePicture')}
            </ActionButton>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
