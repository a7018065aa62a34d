import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { Media } from '@/components/media/Media';
import { text } from './texts';

const useStyles = makeStyles({
  frame: {
    flexShrink: 0,
    height: '100%',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    border: `4px solid ${tokens.colorNeutralForeground1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    textAlign: 'center',
  },
  portrait: { aspectRatio: '9 / 16' },
  landscape: { aspectRatio: '16 / 9' },
  picture: { width: '100%', height: '100%', objectFit: 'cover' },
  // The advertisement is over, or has not begun.
  resting: { opacity: 0.45, filter: 'grayscale(1)' },
});

interface Props {
  readonly shape: 'portrait' | 'landscape';
  readonly label: string;
  /** Address of a picture or film. */
  readonly picture: string | null;
  /** Kiosks show it now. */
  readonly isLive: boolean;
}

/** A kiosk screen of this shape with the picture as it fills it. */
export function ScreenFrame({ shape, label, picture, isLive }: Props) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.frame, styles[shape])} role="img" aria-label={label}>
      {picture === null ? (
        <Text size={200}>{text('noPicture')}</Text>
      ) : (
        <Media className={mergeClasses(styles.picture, !isLive && styles.resting)} address={picture} />
      )}
    </div>
  );
}
