import { Button, makeStyles, Popover, PopoverSurface, Subtitle2 } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import type { MapColours } from '@/components/mapCanvas/mapColours';
import { facilitySymbol } from '@/components/mapCanvas/painting/facilityIcons';
import type { Facility } from '@/model/floorPlan/kinds/meshKind';
import { text } from './legendTexts';

const useStyles = makeStyles({
  surface: {
    display: 'flex',
    gap: '24px',
    padding: '16px 48px 16px 16px',
    maxWidth: 'calc(100vw - 32px)',
    flexWrap: 'wrap',
  },
  close: { position: 'absolute', right: '8px', top: '8px' },
  list: { listStyleType: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: '6px' },
  row: { display: 'flex', alignItems: 'center', gap: '10px' },
});

const WIDTH = 32;
const HEIGHT = 20;

interface Props {
  readonly colours: MapColours;
  readonly target: HTMLElement | null;
  readonly onClose: () => void;
}

/** The meaning of the drawing: the same colours and shapes as on the map. */
export function Legend({ colours, target, onClose }: Props) {
  const styles = useStyles();
  useReturnFocus();
  return (
    <Popover open trapFocus positioning={{ target, position: 'above', align: 'start' }} onOpenChange={onClose}>
      <PopoverSurface {...dialogProps('legend')} className={styles.surface} aria-label={text('legend')}>
        <Button
          className={styles.close}
          appearance="subtle"
          size="small"
          icon={<DismissRegular />}
          aria-label={text('close')}
          onClick={onClose}
        />
        {legendOf(colours).map(({ title, rows }) => (
          <section key={title}>
            <Subtitle2 as="h2">{title}</Subtitle2>
            <ul className={styles.list}>
              {rows.map(([name, drawing]) => (
                <li key={name} className={styles.row}>
                  <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
                    <rect width={WIDTH} height={HEIGHT} rx={3} fill={colours.floor} />
                    {drawing}
                  </svg>
                  {name}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </PopoverSurface>
    </Popover>
  );
}

interface LegendGroup {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, drawing: ReactNode])[];
}

const legendOf = (colours: MapColours): readonly LegendGroup[] => [
  {
    title: text('rooms'),
    rows: [
      [text('room'), <Swatch key="room" {...colours.room} />],
      [text('category'), <Swatch key="category" {...(colours.tints[4] ?? colours.room)} />],
      [text('service'), <Service key="service" colours={colours} />],
      [text('corridor'), <Swatch key="corridor" fill={colours.corridor} edge={colours.corridor} />],
      [text('wall'), <Wall key="wall" colours={colours} />],
      [
        text('facility'),
        <FacilityBadge
          key="facility"
          facility="toilet"
          disc={colours.iconDisc}
          ring={colours.facility.edge}
          symbol={colours.icon}
        />,
      ],
    ],
  },
  {
    title: text('nodes'),
    rows: [
      [
        text('waypoint'),
        <circle key="node" cx={16} cy={10} r={4} fill={colours.nodeRing} stroke={colours.node} strokeWidth={2} />,
      ],
      [text('entrance'), <rect key="entrance" x={11.5} y={5.5} width={9} height={9} fill={colours.node} />],
      [text('closed'), <path key="closed" d="m12 6 8 8m0-8-8 8" stroke={colours.nodeClosed} strokeWidth={2.5} />],
      [
        text('transit'),
        <FacilityBadge
          key="transit"
          facility="lift"
          disc={colours.nodeRing}
          ring={colours.transit}
          symbol={colours.transit}
        />,
      ],
      [
        text('kiosk'),
        <path
          key="kiosk"
          d="M10 9a3 3 0 0 1 3-3h1l2-4 2 4h1a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3Z"
          fill={colours.kiosk}
        />,
      ],
    ],
  },
  {
    title: text('paths'),
    rows: [
      [text('path'), <Line key="path" colour={colours.path} />],
      [text('oneWay'), <OneWay key="one-way" colour={colours.path} />],
      [text('stairs'), <Line key="stairs" colour={colours.stairs} dash="6 4" />],
      [text('route'), <Line key="route" colour={colours.route} width={5} />],
      [text('keptRoute'), <Line key="kept" colour={colours.keptRoute} width={4} dash="6 5" />],
      [text('error'), <path key="error" d="m16 3 8 14H8Z" fill={colours.error} />],
      [text('warning'), <path key="warning" d="m16 3 8 14H8Z" fill={colours.warning} />],
    ],
  },
];

function Swatch({ fill, edge }: { fill: string; edge: string }) {
  return <rect x={2} y={2} width={28} height={16} fill={fill} stroke={edge} />;
}

function Service({ colours }: { colours: MapColours }) {
  const { fill, edge } = colours.service;
  return (
    <>
      <Swatch fill={fill} edge={edge} />
      <path d="M8 2 2 8M15 2 2 15M22 2 6 18M29 2 13 18M30 8 20 18M30 15l-3 3" stroke={edge} />
    </>
  );
}

function Wall({ colours }: { colours: MapColours }) {
  return (
    <>
      <path d="M2 8h10v4H2zM20 8h10v4H20z" fill={colours.wall} />
      <path d="M12 8h8v4h-8z" fill={colours.corridor} />
    </>
  );
}

const Line = ({ colour, dash, width = 2 }: { colour: string; dash?: string; width?: number }) => (
  <path d="M2 10h28" stroke={colour} strokeWidth={width} {...(dash && { strokeDasharray: dash })} />
);

const OneWay = ({ colour }: { colour: string }) => (
  <>
    <Line colour={colour} />
    <path d="m20 10-7-4v8z" fill={colour} />
  </>
);

interface FacilityBadgeProps {
  readonly facility: Facility;
  readonly disc: string;
  readonly ring: string;
  readonly symbol: string;
}

const FacilityBadge = ({ facility, disc, ring, symbol }: FacilityBadgeProps) => (
  <>
    <circle cx={16} cy={10} r={9.5} fill={disc} stroke={ring} />
    <path d={facilitySymbol(facility)} transform="translate(10 4) scale(.8)" fill={symbol} fillRule="evenodd" />
  </>
);
