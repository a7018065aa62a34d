import { Button, makeStyles, Text } from '@fluentui/react-components';
import { LocationRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { Loading } from '@/components/feedback/Loading';
import type { RecordForm } from '@/components/form/useRecordForm';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { KioskValues } from '../kioskKind';
import { text } from '../texts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '8px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
});

// Few people who edit a kiosk need the map.
const PlaceMap = lazyPart(async () => (await import('./PlaceMap')).PlaceMap);

interface Props {
  readonly form: RecordForm<KioskValues>;
  /** Number of its present node; null for none. */
  readonly node: number | null;
}

/** The position of the kiosk, and on demand the floor plans on which a person chooses it. */
export function PlacePart({ form, node }: Props) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const chosen = form.values.node ?? node ?? 0;
  return (
    <section className={styles.part} aria-label={text('place')}>
      <div className={styles.line}>
        <Text>
          {text('place')}: {chosen === 0 ? text('noPlace') : text('nodeNumber', { number: chosen })}
        </Text>
        <Button size="small" icon={<LocationRegular />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text('hidePlace') : text('choosePlace')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Loading label={text('placeLoading')} />}>
          <PlaceMap form={form} node={chosen} />
        </Suspense>
      )}
    </section>
  );
}
