import { useMutation } from '@tanstack/react-query';
import { addBuilding } from '@/api/buildings/buildings';
import { useNotify } from '@/components/feedback/useNotify';
import { buildingRule } from '@/contract/buildings/buildings';
import { AddForm } from './AddForm';

interface Props {
  readonly project: string;
  /** It was created, or given up. */
  readonly onEnd: () => void;
}

/** The form of a new building of a location. */
export function NewBuilding({ project, onEnd }: Props) {
  const notify = useNotify();
  const creation = useMutation(addBuilding(project));
  return (
    <AddForm
      what="building"
      rule={buildingRule}
      isSaving={creation.isPending}
      error={creation.error?.message ?? null}
      onCancel={onEnd}
      onCreate={(input) =>
        creation.mutate(input, {
          onSuccess: ({ message }) => {
            notify(message);
            onEnd();
          },
        })
      }
    />
  );
}
