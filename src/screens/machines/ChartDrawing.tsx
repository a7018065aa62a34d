import { memo } from 'react';
import { drawChart, type Shape } from '@/model/statechart/drawChart';
import type { ChartLayout } from '@/model/statechart/layoutTypes';
import type { ChartMarks } from '@/model/statechart/statechart';
import { useChartStyles } from './chartStyles';

interface Props {
  readonly layout: ChartLayout;
  readonly marks: ChartMarks;
}

/** The shapes of a statechart; it is drawn again only when chart or marks change, not while it moves. */
export const ChartDrawing = memo(function ChartDrawing({ layout, marks }: Props) {
  const styles = useChartStyles();
  return (
    <g className={styles.chart}>
      {drawChart(layout, marks).map(({ kind, id, description, look, shapes }) => (
        <g key={`${kind} ${id}`} className={look}>
          {description !== '' && <title>{description}</title>}
          {shapes.map((shape) => (
            <ShapeElement key={keyOf(shape)} {...shape} />
          ))}
        </g>
      ))}
    </g>
  );
});

const keyOf = ({ tag, attributes: { x, y, d, cx } }: Shape) => `${tag} ${x} ${y} ${d} ${cx}`;

/** The page has the font that the widths of the layout are of: its texts need no adjustment. */
function ShapeElement({ tag: Tag, look, attributes: { textLength: _, ...attributes }, text }: Shape) {
  return (
    <Tag className={look} {...attributes}>
      {text}
    </Tag>
  );
}
