import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { MapColours } from '@/components/mapCanvas/mapColours';
import { text } from '../texts';

// Few people open it, and only once.
const Legend = lazyPart(async () => (await import('./Legend')).Legend);

const useStyles = makeStyles({
  button: { backgroundColor: tokens.colorNeutralBackground1, boxShadow: tokens.shadow4 },
});

export function LegendButton({ colours }: { colours: MapColours }) {
  const styles = useStyles();
  /** The button while the legend is open. */
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        className={styles.button}
        icon={<MapRegular />}
        aria-haspopup="dialog"
        aria-expanded={target !== null}
        onClick={({ currentTarget }) => setTarget(target ? null : currentTarget)}
      >
        {text('legend')}
      </Button>
      {target && (
        <Suspense fallback={null}>
          <Legend colours={colours} target={target} onClose={() => setTarget(null)} />
        </Suspense>
      )}
    </>
  );
}
