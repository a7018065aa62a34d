import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';

const useStyles = makeStyles({
  image: {
    width: '112px',
    flexShrink: 0,
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

/** The picture of an event or offer; nothing where it has none, or where it was replaced since the location was published. */
export function PromotionPicture({ address }: { address: string | null }) {
  const styles = useStyles();
  const [failed, setFailed] = useState<string | null>(null);
  if (address === null || address === failed) return null;
  return <img className={styles.image} src={address} alt="" loading="lazy" onError={() => setFailed(address)} />;
}
