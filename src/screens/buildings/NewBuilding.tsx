import { useMutation } from '@tanstack/react-query';
import { addBuilding } from '@/api/buildings/buildings';
import { useNotify } from '@/components/feedback/useNotify';
import { buildingRule } from '@/contract/buildings/buildings';
import { AddForm } from './AddForm';

interface Props {
  readonly project: string;
  readonly onTyped: (more: 1 | -1) => void;
  /** Gets the uuid of the new building. */
  readonly onCreated: (building: string) => void;
  /** It was created, or given up. */
  readonly onEnd: () => void;
}

/** The form of a new building of a location. */
export function NewBuilding({ project, onTyped, onCreated, onEnd }: Props) {
  const notify = useNotify();
  const creation = useMutation(addBuilding(project));
  return (
    <AddForm
      what="building"
      rule={buildingRule}
      isSaving={creation.isPending}
      error={creation.error?.message ?? null}
      onTyped={onTyped}
      onCancel={onEnd}
      onCreate={(input) =>
        creation.mutate(input, {
          onSuccess: ({ data, message }) => {
            notify(message);
            onCreated(data.uuid);
            onEnd();
          },
        })
      }
    />
  );
}
