import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { floorId } from '@/model/network/network';
import { type CopyMode, copyFloor, sizeOfFloor } from '@/model/network/operations/acrossFloors/copyFloor';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import type { CopyRequest } from '../session/partProps';
import { text } from './texts';

interface Props {
  readonly request: CopyRequest;
  readonly onClose: () => void;
}

const countsOf = ({ nodes, paths }: ReturnType<typeof sizeOfFloor>) => ({
  nodeCount: text('nodeCount', { count: nodes }),
  pathCount: text('pathCount', { count: paths }),
});

/** Asks before the network of a floor is copied to another one, and says how much both have. */
export function CopyNetworkDialog({ request, onClose }: Props) {
  useReturnFocus();
  const { document, editor, performAcross } = useEditorActors();
  const { data, types } = useOpenedLocation();
  const floors = data.location.buildings.flatMap((building) => building.floors);
  const from = floors.find(({ uuid }) => uuid === request.from);
  const to = floors.find(({ uuid }) => uuid === request.to);
  const { present } = document.getSnapshot().context.history;
  if (!from || !to) return null;
  const source = sizeOfFloor(present, floorId(from.uuid));
  const target = sizeOfFloor(present, floorId(to.uuid));
  const copy = (mode: CopyMode) => {
    onClose();
    // The copies are selected on their floor.
    editor.send({ type: 'floor.set', floor: to.uuid });
    const other = { floor: floorId(to.uuid), z: to.elevation ?? 0 };
    const travel = types.map(({ key }) => key);
    performAcross({ floors: [to], data }, (network, grounds) =>
      copyFloor(network, floorId(from.uuid), other, travel, mode, grounds),
    );
  };
  const isEmpty = target.nodes === 0;
  return (
    <Dialog modalType="alert" open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('copyNetwork')}>
        <DialogBody>
          <DialogTitle>{text('copyTitle', { from: from.name, to: to.name })}</DialogTitle>
          <DialogContent>
            <p>{text('copySource', { floor: from.name, ...countsOf(source) })}</p>
            <p>{text(isEmpty ? 'copyEmpty' : 'copyTarget', { floor: to.name, ...countsOf(target) })}</p>
          </DialogContent>
          <DialogActions>
            <Button autoFocus onClick={onClose}>
              {text('cancel')}
            </Button>
            {!isEmpty && <Button onClick={() => copy('replace')}>{text('copyReplace')}</Button>}
            <Button appearance="primary" onClick={() => copy('add')}>
              {text(isEmpty ? 'copy' : 'copyAdd')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
