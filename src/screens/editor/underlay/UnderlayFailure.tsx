import { Button, Text } from '@fluentui/react-components';
import { text } from './texts';
import { UnderlayCard } from './UnderlayCard';

/** In place of the panel where the service did not say what lies under the floor. */
export function UnderlayFailure({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <UnderlayCard onEscape={onClose} onClose={onClose}>
      <Text role="alert">{text('failed')}</Text>
      <Button onClick={onRetry}>{text('retry')}</Button>
    </UnderlayCard>
  );
}
