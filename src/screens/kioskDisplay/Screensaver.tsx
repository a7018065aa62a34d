import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import type { DeviceConfiguration } from '@/contract/devices';
import type { Screensaver as Media } from '@/contract/projectDetails';
import { text } from './texts';

const useStyles = makeStyles({
  // Above the map, so that the touch that ends it does nothing else.
  cover: { position: 'absolute', inset: 0, zIndex: 10, border: 0, padding: 0, width: '100%', height: '100%' },
  solid: { backgroundColor: tokens.colorNeutralBackgroundStatic },
  clear: { backgroundColor: 'transparent' },
  picture: { width: '100%', height: '100%', objectFit: 'contain', display: 'block' },
});

const PORTRAIT = '(orientation: portrait)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PORTRAIT);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The picture for the format of the screen, or else the other one; null where none is enabled. */
export function pictureFor(
  { portrait, landscape }: DeviceConfiguration['screensaver'],
  isPortrait: boolean,
): (Media & { readonly media: string }) | null {
  for (const one of isPortrait ? [portrait, landscape] : [landscape, portrait])
    if (one.enabled && one.media !== null) return { ...one, media: one.media };
  return null;
}

interface Props {
  readonly screensaver: DeviceConfiguration['screensaver'];
  readonly onTouch: () => void;
}

/** The screensaver of the location over the map. */
export function Screensaver({ screensaver, onTouch }: Props) {
  const styles = useStyles();
  const isPortrait = useSyncExternalStore(subscribe, () => window.matchMedia(PORTRAIT).matches);
  const picture = pictureFor(screensaver, isPortrait);
  if (picture === null) return null;
  return (
    <button
      type="button"
      aria-label={text('screensaver')}
      className={mergeClasses(styles.cover, picture.transparent ? styles.clear : styles.solid)}
      onClick={onTouch}
    >
      <img className={styles.picture} src={picture.media} alt="" />
    </button>
  );
}
