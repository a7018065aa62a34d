import { Badge, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import type { DrawingLayer } from '@/model/floorPlan/sources/dxf/drawingFacts';
import { LAYER_KINDS, type LayerKind, type LayerKinds } from '@/model/floorPlan/sources/dxf/layerKind';
import { text } from './drawingTexts';
import type { LayerLook } from './layerLooks';

const useStyles = makeStyles({
  list: { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: '14px minmax(0, 1fr) 168px',
    columnGap: '12px',
    alignItems: 'center',
    padding: '8px 4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    '&:hover, &:focus-within': { backgroundColor: tokens.colorSubtleBackgroundHover },
    '@media (max-width: 480px)': { gridTemplateColumns: '14px minmax(0, 1fr) 136px', columnGap: '8px' },
  },
  swatch: {
    width: '14px',
    height: '14px',
    borderRadius: tokens.borderRadiusSmall,
    border: '2px solid transparent',
    forcedColorAdjust: 'none',
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  select: { minWidth: 0 },
});

interface Props {
  readonly layers: readonly DrawingLayer[];
  readonly kinds: LayerKinds;
  readonly remembered: LayerKinds;
  readonly looks: Readonly<Record<LayerKind, LayerLook>>;
  readonly onChoose: (layer: string, kind: LayerKind) => void;
  /** A layer is pointed at or has the focus; null when none is. */
  readonly onPoint: (layer: string | null) => void;
}

/** The layers of a drawing, each with what it holds and what it is used for. */
export function LayerList({ layers, kinds, remembered, looks, onChoose, onPoint }: Props) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={text('layers')}>
      {layers.map((layer) => {
        const kind = kinds[layer.name] ?? 'none';
        return (
          <li
            key={layer.name}
            className={styles.row}
            onMouseEnter={() => onPoint(layer.name)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(layer.name)}
            onBlur={() => onPoint(null)}
          >
            <span
              className={styles.swatch}
              style={{ backgroundColor: looks[kind].fill, borderColor: looks[kind].line }}
            />
            <div className={styles.words}>
              <span className={styles.name}>
                <Text weight="semibold">{layer.name}</Text>
                {remembered[layer.name] === kind && (
                  <Badge appearance="tint" size="small">
                    {text('remembered')}
                  </Badge>
                )}
              </span>
              <Text size={200} className={styles.quiet}>
                {contentOf(layer)}
              </Text>
              {layer.isHidden && (
                <Text size={200} className={styles.quiet}>
                  {text('off')}
                </Text>
              )}
            </div>
            <Select
              className={styles.select}
              aria-label={text('use', { name: layer.name })}
              value={kind}
              onChange={(_event, { value }) => {
                const chosen = LAYER_KINDS.find((one) => one === value);
                if (chosen) onChoose(layer.name, chosen);
              }}
            >
              {LAYER_KINDS.map((one) => (
                <option key={one} value={one}>
                  {text(`use.${one}`)}
                </option>
              ))}
            </Select>
          </li>
        );
      })}
    </ul>
  );
}

/** “63 outlines, 63 texts: “101”, “102””. */
function contentOf({ counts: { outlines, lines, texts }, samples }: DrawingLayer): string {
  const counts = [
    ...(outlines > 0 ? [text('outlineCount', { count: outlines })] : []),
    ...(lines > 0 ? [text('lineCount', { count: lines })] : []),
    ...(texts > 0 ? [text('textCount', { count: texts })] : []),
  ];
  return [...counts, ...samples.map((sample) => text('sample', { text: sample }))].join(', ');
}
