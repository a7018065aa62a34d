import { makeStyles, tokens } from '@fluentui/react-components';
import { memo } from 'react';
import type { DrawingFacts } from '@/model/floorPlan/sources/dxf/drawingFacts';
import type { LayerKind, LayerKinds } from '@/model/floorPlan/sources/dxf/layerKind';
import { text } from './drawingTexts';
import type { LayerLook } from './layerLooks';

const useStyles = makeStyles({
  frame: {
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    overflow: 'hidden',
    height: '100%',
    minHeight: 0,
  },
  drawing: { width: '100%', height: '100%', display: 'block' },
  // Forced colours would make every room black.
  layer: { fillRule: 'evenodd', forcedColorAdjust: 'none', pointerEvents: 'none' },
});

/** Layers that lie under others come first. */
const ORDER: readonly LayerKind[] = ['outline', 'none', 'label', 'corridor', 'room', 'service', 'toilet'];
const orderOf = (kind: LayerKind): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

interface Props {
  readonly picture: DrawingFacts['picture'];
  readonly kinds: LayerKinds;
  readonly looks: Readonly<Record<LayerKind, LayerLook>>;
  /** The layer that stands out; null for none. */
  readonly layer: string | null;
}

/** The lines of a drawing, each layer in the colours of its use. */
export const DrawingPicture = memo(function DrawingPicture({ picture, kinds, looks, layer }: Props) {
  const styles = useStyles();
  const kindOf = (name: string): LayerKind => kinds[name] ?? 'none';
  const paths = picture.paths.toSorted((one, other) => orderOf(kindOf(one.layer)) - orderOf(kindOf(other.layer)));
  return (
    <div className={styles.frame}>
      <svg
        className={styles.drawing}
        viewBox={picture.viewBox}
        role="img"
        aria-label={text('picture')}
        preserveAspectRatio="xMidYMid meet"
      >
        {paths.map(({ layer: name, outlines, lines }) => {
          const { fill, line } = looks[kindOf(name)];
          const isLit = name === layer;
          return (
            <g
              key={name}
              className={styles.layer}
              stroke={isLit ? tokens.colorBrandStroke1 : line}
              strokeWidth={isLit ? 2.5 : 1}
              opacity={layer === null || isLit ? 1 : 0.35}
            >
              <path d={outlines} fill={fill} vectorEffect="non-scaling-stroke" />
              <path d={lines} fill="none" vectorEffect="non-scaling-stroke" />
            </g>
          );
        })}
      </svg>
    </div>
  );
});
