import { Text } from '@fluentui/react-components';
import { iconsKey } from '@/api/icons/keys';
import { BatchDialog } from '@/components/batch/BatchDialog';
import type { Icon } from '@/model/content/icons/standardIcons';
import { useRefresh } from '../batches/useRefresh';
import { useServiceBatch } from '../batches/useServiceBatch';
import { text } from './texts';

const stale = (organisation: string) => [iconsKey(organisation)];

interface Props {
  readonly icons: readonly Icon[];
  readonly onClose: () => void;
}

/** Deletes several icons of the organisation after one question, with a result for each. */
export function DeleteIcons({ icons, onClose }: Props) {
  const count = icons.length;
  const refresh = useRefresh(stale);
  const run = useServiceBatch('deleteIcon', {
    prepare: () => ({ rows: icons.map(({ id, name }) => ({ id, name })) }),
    refresh,
  });
  return (
    <BatchDialog
      title={text('deleteManyTitle', { count })}
      run={run}
      count={count}
      confirm={{ label: text('deleteMany', { count }), isDanger: true, onClick: run.start }}
      onClose={onClose}
    >
      <Text>{text('deleteManyText')}</Text>
    </BatchDialog>
  );
}
