import { Button, makeStyles } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '@/components/feedback/EmptyState';
import { DrawHereButton } from './DrawHereButton';
import { FloorPlanFailure } from './FloorPlanFailure';
import { text } from './texts';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
});

interface Props {
  readonly location: string;
  /** Why the floor plan could not be read; null where the floor has none. */
  readonly error: string | null;
  readonly onRetry: () => void;
}

/** In place of a floor plan that is not there, or cannot be read. */
export function MissingFloorPlan({ location, error, onRetry }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  if (error !== null) return <FloorPlanFailure error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<MapRegular />}
      title={text('noFloorPlan')}
      text={text('noFloorPlanText')}
      action={
        <div className={styles.actions}>
          <Button appearance="primary" onClick={() => navigate(`/locations/${location}/buildings`)}>
            {text('buildings')}
          </Button>
          <DrawHereButton />
        </div>
      }
    />
  );
}
