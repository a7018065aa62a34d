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
import { downloadJson } from '@/components/downloadJson';
import { fromNetwork } from '@/contract/network/networkWire';
import { type LostEdits, lostNetwork } from '@/model/network/lostEdits';
import type { PlacementDraft } from '../placements/placementDraft';
import { text } from './colleagueTexts';

interface Props {
  readonly lost: LostEdits;
  readonly rooms: readonly PlacementDraft[];
  /** The names of the deleted floors. */
  readonly floors: readonly string[];
  readonly onClose: () => void;
}

/** Says what went with floors that somebody deleted; it can be kept as a file. */
export function LostEditsDialog({ lost, rooms, floors, onClose }: Props) {
  const [floor = text('unknownFloor')] = floors;
  const losses = [
    lost.nodes.length > 0 && text('lostNodes', { count: lost.nodes.length }),
    lost.edges.length > 0 && text('lostPaths', { count: lost.edges.length }),
    rooms.length > 0 && text('lostRooms', { count: rooms.length }),
  ].filter((one) => one !== false);
  return (
    <Dialog modalType="alert" open>
      <DialogSurface {...dialogProps('lostEdits')}>
        <DialogBody>
          <DialogTitle>
            {floors.length > 1 ? text('floorsDeleted', { count: floors.length }) : text('floorDeleted', { floor })}
          </DialogTitle>
          <DialogContent>
            {floors.length > 1 && <p>{floors.join(', ')}</p>}
            <p>{text('lostText')}</p>
            <ul>
              {losses.map((loss) => (
                <li key={loss}>{loss}</li>
              ))}
            </ul>
            <p>{text('othersKept')}</p>
          </DialogContent>
          <DialogActions>
            <Button
              onClick={() =>
                downloadJson('changes-of-deleted-floors.json', { ...fromNetwork(lostNetwork(lost)), rooms })
              }
            >
              {text('download')}
            </Button>
            <Button appearance="primary" autoFocus onClick={onClose}>
              {text('goOn')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
