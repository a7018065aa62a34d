import { Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import type { GenerationFloor } from '@/machines/editor/networkGeneration.machine';
import type { Point } from '@/model/geometry/points';
import type { GeneratedAgain } from '@/model/network/generating/generateAgain';
import type { GeneratedNetwork } from '@/model/network/generating/generateNetwork';
import { useEditorActors } from '../session/editorActors';
import { useMapView } from '../session/mapView';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from './texts';
import { transitName } from './transitName';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  facts: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '4px 16px', margin: 0 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  part: { display: 'flex', flexDirection: 'column', gap: '8px' },
  note: { color: tokens.colorNeutralForeground3 },
  row: {
    justifyContent: 'space-between',
    gap: '12px',
    width: '100%',
    paddingInline: '8px',
    fontWeight: tokens.fontWeightRegular,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface Props {
  readonly generated: GeneratedNetwork;
  /** How the network of each floor would change; null where it is new or replaced. */
  readonly changes: readonly GeneratedAgain[] | null;
  readonly floors: readonly GenerationFloor[];
}

/** A generated network in figures, what joins its floors, and what is doubtful about it, each with a place to click. */
export function GeneratedReport({ generated, changes, floors }: Props) {
  const styles = useStyles();
  const { editor } = useEditorActors();
  const { show } = useMapView();
  const { data } = useOpenedLocation();
  const nameOf = (uuid: string) => floors.find((floor) => floor.uuid === uuid)?.name ?? '';
  const roomName = (floor: string, room: string) =>
    data.destinations.find(({ floor_id, object_name }) => floor_id === floor && object_name === room)?.location_name ??
    room;
  const showAt = (floor: string, place: Point) => {
    editor.send({ type: 'floor.set', floor });
    show(place);
  };
  const doubtful = generated.floors.flatMap(({ uuid, portals }) =>
    portals.filter(({ source }) => source !== 'door').map((portal) => ({ uuid, portal })),
  );
  const conflicts = generated.floors.flatMap(({ uuid }, at) =>
    (changes?.[at]?.conflicts ?? []).map((conflict) => ({ uuid, conflict })),
  );
  const closed = generated.floors.flatMap(({ uuid, closed: rooms }) => rooms.map((room) => ({ uuid, room })));
  return (
    <>
      <section className={styles.part} aria-label={text('result')}>
        <Subtitle2 as="h3">{text('result')}</Subtitle2>
        <dl className={styles.facts}>
          {generated.floors.map(({ uuid, nodes, links }, at) => (
            <Fact
              key={uuid}
              name={nameOf(uuid)}
              value={changesText(changes?.[at]) ?? sizeText(nodes.length, links.length)}
            />
          ))}
        </dl>
      </section>
      {generated.floors.length > 1 && (
        <section className={styles.part} aria-label={text('lifts')}>
          <Subtitle2 as="h3">{text('lifts')}</Subtitle2>
          {generated.transits.length === 0 && <Text className={styles.note}>{text('noTransit')}</Text>}
          <dl className={styles.facts}>
            {generated.transits.map(({ facility, label, stops }, at) => (
              <Fact
                key={stops.map(({ floor, node }) => `${floor} ${node}`).join()}
                name={transitName(facility, label, at + 1)}
                value={text('floorCount', { count: stops.length })}
              />
            ))}
          </dl>
        </section>
      )}
      {conflicts.length > 0 && (
        <Doubts title={text('conflicts', { count: conflicts.length })} hint={text('conflictsHint')}>
          {conflicts.map(({ uuid, conflict }) => (
            <Doubt
              key={`${uuid} ${conflict.key}`}
              label={nameOf(uuid)}
              note={text(`conflict.${conflict.kind}`)}
              onShow={() => showAt(uuid, conflict)}
            />
          ))}
        </Doubts>
      )}
      {doubtful.length > 0 && (
        <Doubts title={text('assumed', { count: doubtful.length })} hint={text('assumedHint')}>
          {doubtful.map(({ uuid, portal }) => {
            const width = portal.width.toFixed(1);
            const source = text(`source.${portal.source === 'gap' ? 'gap' : 'border'}`, { width });
            return (
              <Doubt
                key={`${uuid} ${portal.key}`}
                label={portal.between.map((room) => roomName(uuid, room)).join(' – ')}
                note={generated.floors.length > 1 ? text('onFloor', { floor: nameOf(uuid), source }) : source}
                onShow={() => showAt(uuid, portal)}
              />
            );
          })}
        </Doubts>
      )}
      {closed.length > 0 && (
        <Doubts title={text('closed', { count: closed.length })} hint={text('closedHint')}>
          {closed.map(({ uuid, room }) => (
            <Doubt
              key={`${uuid} ${room.name}`}
              label={roomName(uuid, room.name)}
              note={nameOf(uuid)}
              onShow={() => showAt(uuid, room)}
            />
          ))}
        </Doubts>
      )}
    </>
  );
}

const sizeText = (nodes: number, paths: number): string =>
  text('hasNetwork', { nodes: text('nodeCount', { count: nodes }), paths: text('pathCount', { count: paths }) });

/** Null for a floor that had no network. */
const changesText = (again: GeneratedAgain | undefined): string | null =>
  again && (again.moved > 0 || again.removed > 0 || again.added < again.ids.size)
    ? text('changes', { added: again.added, moved: again.moved, removed: again.removed })
    : null;

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  const styles = useStyles();
  return (
    <>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}

function Doubts({ title, hint, children }: React.PropsWithChildren<{ readonly title: string; readonly hint: string }>) {
  const styles = useStyles();
  return (
    <section className={styles.part} aria-label={title}>
      <Subtitle2 as="h3">{title}</Subtitle2>
      <Text size={200} className={styles.note}>
        {hint}
      </Text>
      <ul className={styles.list} aria-label={title}>
        {children}
      </ul>
    </section>
  );
}

interface DoubtProps {
  readonly label: string;
  readonly note: string;
  readonly onShow: () => void;
}

function Doubt({ label, note, onShow }: DoubtProps) {
  const styles = useStyles();
  return (
    <li>
      <Button
        size="small"
        appearance="subtle"
        className={styles.row}
        aria-label={text('show', { name: label })}
        onClick={onShow}
      >
        <span className={styles.name} dir="auto">
          {label}
        </span>
        <span className={styles.note}>{note}</span>
      </Button>
    </li>
  );
}
