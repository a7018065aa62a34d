import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeviceConfiguration } from '@/contract/kiosks/devices';
import { isFilmAddress } from '@/model/content/promotions/film';
import { restingPictures } from './restingPictures';
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

/** Milliseconds that each picture is shown; a film is shown to its end. */
const TURN = 10_000;
/** Milliseconds before a film that cannot be played is passed over: it may be the only one. */
const PASS_OVER = 2_000;

interface Props {
  readonly shown: DeviceConfiguration;
  readonly onTouch: () => void;
}

/** Screensaver and advertisement of the location over the map, by turns; the map where neither is shown now. */
export function Screensaver({ shown, onTouch }: Props) {
  const styles = useStyles();
  const isPortrait = useSyncExternalStore(subscribe, () => window.matchMedia(PORTRAIT).matches);
  const [turn, setTurn] = useState(0);
  const pictures = restingPictures(shown, isPortrait, new Date());
  const picture = pictures[turn % pictures.length];
  const isFilm = picture !== undefined && isFilmAddress(picture.media);
  const next = () => setTurn((now) => now + 1);
  // The end of a film is its own.
  useEffect(() => {
    if (isFilm) return;
    const timer = window.setInterval(() => setTurn((now) => now + 1), TURN);
    return () => window.clearInterval(timer);
  }, [isFilm]);
  if (!picture) return null;
  return (
    <button
      type="button"
      aria-label={text('screensaver')}
      className={mergeClasses(styles.cover, picture.transparent ? styles.clear : styles.solid)}
      onClick={onTouch}
    >
      {isFilm ? (
        // Two turns of one film are two elements, so that it is played again.
        <video
          key={turn}
          className={styles.picture}
          src={picture.media}
          muted
          autoPlay
          playsInline
          aria-hidden
          onEnded={next}
          onError={() => window.setTimeout(next, PASS_OVER)}
        />
      ) : (
        <img className={styles.picture} src={picture.media} alt="" />
      )}
    </button>
  );
}
