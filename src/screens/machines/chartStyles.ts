import { makeStyles, tokens } from '@fluentui/react-components';

/** The looks of the shapes of `drawChart`, in the theme of the page. */
export const useChartStyles = makeStyles({
  chart: {
    fontFamily: tokens.fontFamilyBase,
    fontSize: '12px',
    fontWeight: 500,
    userSelect: 'none',
    '& text': { fill: tokens.colorNeutralForeground1 },
    '& .title': { fontSize: '14px', fontWeight: 600 },
    '& .guard, & .tags, & .actor, & .action': { fontWeight: 400, fill: tokens.colorNeutralForeground3 },
    '& .box': { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1 },
    '& .container > .box': { fill: tokens.colorNeutralBackground2 },
    '& .region > .box': { fill: 'none', strokeDasharray: '5 4' },
    '& .inner': { fill: 'none', stroke: tokens.colorNeutralStroke1 },
    '& .line': { fill: 'none', stroke: tokens.colorNeutralStrokeAccessible, strokeWidth: '1.5px' },
    '& .arrow, & .start': { fill: tokens.colorNeutralStrokeAccessible },
    '& .dot': { fill: tokens.colorNeutralForeground1 },
    '& .plate > .box': { strokeWidth: '0.75px' },
    '& .edge.walked .line': { stroke: tokens.colorBrandStroke1, strokeWidth: '2.5px' },
    '& .edge.walked .arrow, & .edge.walked .start': { fill: tokens.colorBrandStroke1 },
    '& .plate.walked > .box': {
      fill: tokens.colorBrandBackground2,
      stroke: tokens.colorBrandStroke1,
      strokeWidth: '1.5px',
    },
    '& text.walked': { fill: tokens.colorBrandForeground2, fontWeight: 600 },
    '& .state.current > .box': { stroke: tokens.colorBrandStroke1, strokeWidth: '1.5px' },
    '& .atomic.current > .box': { fill: tokens.colorBrandBackground },
    '& .atomic.current > text': { fill: tokens.colorNeutralForegroundOnBrand },
    '& .found > .box': { stroke: tokens.colorPaletteMarigoldBorderActive, strokeWidth: '2.5px' },
    '& text.found': { fontWeight: 700 },
    '& .focused > .box': { stroke: tokens.colorStrokeFocus2, strokeWidth: '3px' },
  },
});
