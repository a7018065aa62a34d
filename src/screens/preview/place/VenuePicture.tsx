import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';

const useStyles = makeStyles({
  picture: { objectFit: 'cover', backgroundColor: tokens.colorNeutralBackground3 },
  wide: {
    display: 'block',
    width: '100%',
    maxHeight: '180px',
    borderRadius: tokens.borderRadiusXLarge,
    // A third of the card on a phone, which has two fifths of the window.
    '@media (max-width: 819px)': { maxHeight: '13vh' },
  },
  small: { width: '112px', flexShrink: 0, aspectRatio: '4 / 3', borderRadius: tokens.borderRadiusLarge },
});

interface Props {
  readonly address: string | null;
  readonly size: 'wide' | 'small';
}

/** A picture of a place, location, event or offer; nothing where it has none, or it was replaced since the publication. */
export function VenuePicture({ address, size }: Props) {
  const styles = useStyles();
  const [failed, setFailed] = useState<string | null>(null);
  if (address === null || address === failed) return null;
  return (
    <img
      className={mergeClasses(styles.picture, styles[size])}
      src={address}
      alt=""
      loading="lazy"
      onError={() => setFailed(address)}
    />
  );
}
