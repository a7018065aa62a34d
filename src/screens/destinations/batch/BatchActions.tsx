import { Button } from '@fluentui/react-components';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { BatchBar } from '@/components/recordTable/BatchBar';
import type { RowSelection } from '@/components/recordTable/useRowSelection';
import { text } from './texts';

interface Props {
  readonly selection: RowSelection;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Actions for the selected destinations. */
export function BatchActions({ selection, onEdit, onDelete }: Props) {
  return (
    <BatchBar selection={selection}>
      <Button icon={<EditRegular />} onClick={onEdit}>
        {text('editSelected')}
      </Button>
      <Button icon={<DeleteRegular />} onClick={onDelete}>
        {text('deleteSelected')}
      </Button>
    </BatchBar>
  );
}
