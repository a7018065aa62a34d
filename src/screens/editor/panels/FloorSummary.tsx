import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { grouped } from '@/contract/texts/grouped';
import { translate } from '@/contract/texts/translate';
import { GenerateButton } from '../generation/GenerateButton';
import { LabelPlacingButton } from '../labels/LabelPlacingButton';
import { PanelSection } from '../layout/PanelSection';
import { useEditedFloor } from '../session/editedFloor';
import { isReadingNetwork, useEditorActors } from '../session/editorActors';
import { useMapView } from '../session/mapView';
import { useOpenedLocation } from '../session/openedLocation';
import { OutlineButtons } from '../tools/outline/OutlineButtons';
import { useChecks } from './checks/useChecks';
import { placedRooms } from './places/placedRooms';
import { text } from './texts';

const useStyles = makeStyles({
  facts: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 16px', margin: 0 },
  fact: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  next: { alignSelf: 'flex-start' },
});

/** The floor while nothing is selected: how far its rooms are placed, its problems, and the next step. */
export function FloorSummary() {
  const styles = useStyles();
  const { document, editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const { show } = useMapView();
  const { floor, drawn, networkIndex } = useEditedFloor();
  const isReading = useSelector(document, isReadingNetwork);
  const { problems } = useChecks(false);
  const rooms = drawn && floor ? placedRooms(drawn, data, floor.uuid) : null;
  const next = rooms?.next ?? null;
  return (
    <PanelSection
      title={floor?.name ?? text('floor')}
      note={translate('editor.selectToBegin')}
      actions={<OutlineButtons tasks={['draw']} />}
    >
      <dl className={styles.facts}>
        {rooms && (
          <>
            <dt className={styles.fact}>{text('roomsPlaced')}</dt>
            <dd className={styles.value}>{text('placedOf', { placed: rooms.placed, count: rooms.count })}</dd>
          </>
        )}
        {!isReading && (
          <>
            <dt className={styles.fact}>{text('nodesOfFloor')}</dt>
            <dd className={styles.value}>{grouped(networkIndex.nodes.length)}</dd>
            <dt className={styles.fact}>{text('pathsOfFloor')}</dt>
            <dd className={styles.value}>{grouped(networkIndex.edges.length)}</dd>
          </>
        )}
        {problems && !isReading && (
          <>
            <dt className={styles.fact}>{text('problemsOfLocation')}</dt>
            <dd className={styles.value}>{grouped(problems.length)}</dd>
          </>
        )}
      </dl>
      <LabelPlacingButton />
      <GenerateButton />
      {next ? (
        <Button
          className={styles.next}
          onClick={() => {
            show(next.at);
            document.send({ type: 'select', selection: null });
            editor.send({ type: 'mesh.select', mesh: next.mesh });
          }}
        >
          {text('nextRoom')}
        </Button>
      ) : (
        <RoomsNote hasRooms={rooms !== null} />
      )}
    </PanelSection>
  );
}

/** Why no room is offered; a floor plan that cannot be loaded is not a missing one. */
function RoomsNote({ hasRooms }: { hasRooms: boolean }) {
  const styles = useStyles();
  const { floor, error, retry } = useEditedFloor();
  if (!hasRooms && error !== null)
    return (
      <div role="alert">
        <Text size={200} block className={styles.fact}>
          {text('planUnreachable')}
        </Text>
        <Button size="small" onClick={retry}>
          {text('retry')}
        </Button>
      </div>
    );
  // It is loading.
  if (!hasRooms && floor?.plan) return null;
  return (
    <Text size={200} className={styles.fact}>
      {text(hasRooms ? 'allPlaced' : 'noPlanYet')}
    </Text>
  );
}
