import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { floorPlanQuery } from '@/api/buildings/floors';
import { projectDataQuery } from '@/api/network/editor';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import { useSettings } from '@/components/SettingsProvider';
import type { ColourSettings, ProjectDetails } from '@/contract/locations/projectDetails';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { type PreviewRoom, previewRooms } from './previewRooms';
import { text } from './texts';

const useStyles = makeStyles({
  frame: { margin: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  heading: { margin: 0 },
  drawing: {
    width: '100%',
    aspectRatio: '16 / 10',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    display: 'block',
    forcedColorAdjust: 'none',
  },
  room: { cursor: 'pointer' },
  name: { pointerEvents: 'none' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly project: Pick<ProjectDetails, 'uuid' | 'first_floor'>;
  /** Those of the form; its colours may be half typed. */
  readonly colours: ColourSettings;
}

/** The floor plan of the location in the colours of the form, before they are saved. */
export function ColourPreview({ project, colours }: Props) {
  const styles = useStyles();
  const floor = project.first_floor ?? null;
  const plan = useQuery({ ...floorPlanQuery(floor ?? '', 'thumbnail'), enabled: floor !== null });
  const data = useQuery({ ...projectDataQuery(project.uuid), enabled: floor !== null });
  const names = useMemo(() => {
    const found = new Map<string, string>();
    for (const one of data.data?.destinations ?? [])
      if (one.floor_id === floor) found.set(one.object_name, one.destination.name);
    return found;
  }, [data.data, floor]);
  return (
    <figure className={styles.frame} aria-label={text('preview')}>
      <Subtitle2 as="h2" className={styles.heading}>
        {text('preview')}
      </Subtitle2>
      {floor === null ? (
        <Text>{text('previewEmpty')}</Text>
      ) : plan.data && data.data ? (
        <>
          <Drawing plan={plan.data} names={names} colours={colours} />
          <Text size={200} className={styles.quiet}>
            {text('previewHint')}
          </Text>
        </>
      ) : (
        <Text>{plan.error?.message ?? data.error?.message ?? text('previewLoading')}</Text>
      )}
    </figure>
  );
}

interface DrawingProps {
  readonly plan: FloorPlan;
  readonly names: ReadonlyMap<string, string>;
  readonly colours: ColourSettings;
}

function Drawing({ plan, names, colours }: DrawingProps) {
  const styles = useStyles();
  const { resolvedTheme } = useSettings();
  const map = MAP_COLOURS[resolvedTheme];
  const { viewBox, ground, rooms, letters } = useMemo(() => previewRooms(drawnFloor(plan), names), [plan, names]);
  // Both states can be seen without a pointer.
  const [hovered, setHovered] = useState(1);
  const [selected, setSelected] = useState(0);
  const coloursOf = (room: PreviewRoom, at: number): { fill: string; label: string } => {
    if (!colours.override || room.name === null) return { fill: map.room.fill, label: map.label };
    const state = at === selected ? 'selected' : at === hovered ? 'hover' : 'normal';
    return { fill: colours[`mesh_${state}`], label: colours[`label_${state}`] };
  };
  return (
    <svg
      className={styles.drawing}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      style={{ backgroundColor: map.background }}
      aria-hidden="true"
    >
      <path d={ground} fill={map.floor} stroke={map.floorEdge} vectorEffect="non-scaling-stroke" fillRule="evenodd" />
      {rooms.map((room, at) => (
        <path
          key={room.mesh}
          className={styles.room}
          d={room.path}
          fill={coloursOf(room, at).fill}
          stroke={map.room.edge}
          fillRule="evenodd"
          vectorEffect="non-scaling-stroke"
          data-state={at === selected ? 'selected' : at === hovered ? 'hover' : 'normal'}
          onPointerEnter={() => setHovered(at)}
          onPointerDown={() => setSelected(at)}
        />
      ))}
      {rooms.map(
        (room, at) =>
          room.name !== null && (
            <text
              key={room.mesh}
              className={styles.name}
              x={room.x}
              y={room.y}
              fill={coloursOf(room, at).label}
              fontSize={letters}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {room.name}
            </text>
          ),
      )}
    </svg>
  );
}
