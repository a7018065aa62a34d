import { Button } from '@fluentui/react-components';
import { ArrowRightRegular, DeleteRegular, PlugDisconnectedRegular } from '@fluentui/react-icons';
import { BatchBar } from '@/components/recordTable/BatchBar';
import type { RowSelection } from '@/components/recordTable/useRowSelection';
import type { KioskBatchKind } from './KioskBatch';
import { text } from './texts';

interface Props {
  readonly selection: RowSelection;
  readonly onOpen: (kind: KioskBatchKind) => void;
}

/** Actions for the selected kiosks. */
export function KioskBatchActions({ selection, onOpen }: Props) {
  return (
    <BatchBar selection={selection}>
      <Button icon={<ArrowRightRegular />} onClick={() => onOpen('move')}>
        {text('moveSelected')}
      </Button>
      <Button icon={<PlugDisconnectedRegular />} onClick={() => onOpen('decommission')}>
        {text('decommissionSelected')}
      </Button>
      <Button icon={<DeleteRegular />} onClick={() => onOpen('delete')}>
        {text('deleteSelected')}
      </Button>
    </BatchBar>
  );
}
