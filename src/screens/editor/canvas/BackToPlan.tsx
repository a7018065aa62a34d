import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { isInSight } from '@/model/geometry/view';
import { useEditedFloor } from '../session/editedFloor';
import { useMapView } from '../session/mapView';
import { text } from './texts';

const useStyles = makeStyles({
  button: {
    position: 'absolute',
    left: '50%',
    top: '12px',
    translate: '-50% 0',
    boxShadow: tokens.shadow4,
  },
});

/** The way back where nothing of the floor plan is in the window. */
export function BackToPlan({ onBack }: { onBack: () => void }) {
  const styles = useStyles();
  const { view, canvas } = useMapView();
  const { bounds } = useEditedFloor();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const look = () => {
      const size = canvas.current?.size;
      setLost(bounds !== null && size !== undefined && size.width > 0 && !isInSight(view.get(), size, bounds));
    };
    look();
    return view.subscribe(look);
  }, [view, canvas, bounds]);
  if (!isLost) return null;
  return (
    <Button className={styles.button} onClick={onBack}>
      {text('backToPlan')}
    </Button>
  );
}
