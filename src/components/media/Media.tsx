import { isFilmAddress } from '@/model/content/promotions/film';

interface Props {
  readonly address: string;
  readonly className: string;
  /** Describes the picture, where no text beside it does. */
  readonly label?: string;
  /** A film is played with controls, or stays at its beginning. */
  readonly isPlayed?: boolean;
}

const REDUCED = '(prefers-reduced-motion: reduce)';

/** A picture, or a film without sound. */
export function Media({ address, className, label = '', isPlayed = false }: Props) {
  if (!isFilmAddress(address))
    return <img className={className} src={address} alt={label} loading="lazy" decoding="async" />;
  return (
    <video
      className={className}
      src={address}
      {...(label === '' ? { 'aria-hidden': true } : { 'aria-label': label })}
      muted
      loop
      playsInline
      preload="metadata"
      controls={isPlayed}
      autoPlay={isPlayed && !window.matchMedia(REDUCED).matches}
    />
  );
}
