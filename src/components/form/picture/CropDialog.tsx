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
  mergeClasses,
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
import { text } from '../texts';
import { type CropArea, cropPicture, drawCrop } from './cropPicture';

const MAX_ZOOM = 4;
/** Steps of the slider from one zoom level to the next. */
const STEPS = 10;
/** Pixels that an arrow key moves the image by. */
const KEY_STEP = 8;
/** Height of the preview in pixels, and its greatest width. */
const PREVIEW = 72;
const PREVIEW_WIDTH = 160;

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
    flexShrink: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  round: { borderRadius: tokens.borderRadiusCircular },
});

/** The format that the part gets. */
export interface CropShape {
  /** Width divided by height. */
  readonly aspect: number;
  readonly isRound?: boolean;
  /** Longer side of the result in pixels, at most. */
  readonly side: number;
  /** A part with a shorter side in pixels looks blurred where it is shown largest. */
  readonly sharp: number;
}

interface Props {
  /** Address of the chosen image. */
  readonly picture: string;
  readonly shape: CropShape;
  readonly error?: string | null;
  readonly isSaving?: boolean;
  readonly onSave: (picture: Blob) => void;
  readonly onCancel: () => void;
}

/** Crops an image to a shape: moved by drag or arrow keys, zoomed by the wheel or the slider. */
export function CropDialog({ picture, shape, error = null, isSaving = false, onSave, onCancel }: Props) {
  const { aspect, isRound = false, side, sharp } = shape;
  const styles = useStyles();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  const width = Math.min(PREVIEW_WIDTH, Math.round(PREVIEW * aspect));
  const height = Math.round(width / aspect);
  useEffect(() => {
    const loaded = new Image();
    loaded.onload = () => setImage(loaded);
    loaded.src = picture;
  }, [picture]);
  useEffect(() => {
    if (image && area && preview.current)
      drawCrop(image, area, preview.current, { width: width * 2, height: height * 2 });
  }, [image, area, width, height]);
  const save = async () => {
    if (image && area && !isSaving) onSave(await cropPicture(image, area, side));
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && !isSaving && onCancel()}>
      <DialogSurface {...dialogProps('crop')}>
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
                aspect={aspect}
                cropShape={isRound ? 'round' : 'rect'}
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
            {area !== null && Math.min(area.width, area.height) < sharp && (
              <Text size={200} role="status" className={styles.small}>
                {text(zoom > 1 ? 'blurred' : 'blurredWhole', { width: Math.round(area.width) })}
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
              <canvas
                ref={preview}
                className={mergeClasses(styles.preview, isRound && styles.round)}
                style={{ width: `${width}px`, height: `${height}px` }}
                role="img"
                aria-label={text('result')}
              />
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
