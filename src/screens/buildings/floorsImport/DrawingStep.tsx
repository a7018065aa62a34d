import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import { useSettings } from '@/components/SettingsProvider';
import type { DrawingUnit } from '@/model/floorPlan/sources/dxf/drawingUnit';
import type { LayerKind, LayerKinds } from '@/model/floorPlan/sources/dxf/layerKind';
import type { OpenedDrawing } from '@/model/floorPlan/sources/dxf/openedDrawing';
import { DrawingPicture } from './DrawingPicture';
import { text } from './drawingTexts';
import { LayerList } from './LayerList';
import { layerLooks } from './layerLooks';
import { UnitField } from './UnitField';

const NARROW = '@media (max-width: 860px)';

const useStyles = makeStyles({
  step: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)',
    gap: '24px',
    alignItems: 'start',
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  },
  picture: {
    position: 'sticky',
    top: 0,
    height: 'calc(100vh - 260px)',
    minHeight: '240px',
    // The layers scroll past it.
    [NARROW]: { height: '30vh', minHeight: '160px', zIndex: 1 },
  },
  decisions: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  title: { margin: 0 },
  hint: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly drawing: OpenedDrawing;
  /** Drawings that it stands for. */
  readonly count: number;
  readonly unit: DrawingUnit | null;
  readonly kinds: LayerKinds;
  readonly onUnit: (unit: DrawingUnit) => void;
  readonly onLayer: (layer: string, kind: LayerKind) => void;
}

/** The drawing beside its unit and its layers. */
export function DrawingStep({ drawing: { facts, remembered }, count, unit, kinds, onUnit, onLayer }: Props) {
  const styles = useStyles();
  const { resolvedTheme } = useSettings();
  const looks = useMemo(() => layerLooks(MAP_COLOURS[resolvedTheme]), [resolvedTheme]);
  const [layer, setLayer] = useState<string | null>(null);
  return (
    <div className={styles.step}>
      <div className={styles.picture}>
        <DrawingPicture picture={facts.picture} kinds={kinds} looks={looks} layer={layer} />
      </div>
      <div className={styles.decisions}>
        {count > 1 && <Text className={styles.hint}>{text('several', { count })}</Text>}
        <UnitField findings={facts.unit} unit={unit} onChoose={onUnit} />
        <section>
          <Subtitle2 as="h3" block className={styles.title}>
            {text('layers')}
          </Subtitle2>
          <Text size={200} className={styles.hint}>
            {text('layersHint')}
          </Text>
          <LayerList
            layers={facts.layers}
            kinds={kinds}
            remembered={remembered}
            looks={looks}
            onChoose={onLayer}
            onPoint={setLayer}
          />
        </section>
      </div>
    </div>
  );
}
