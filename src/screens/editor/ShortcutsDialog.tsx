import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { SHORTCUTS } from './shortcuts';

const useStyles = makeStyles({
  keys: { display: 'grid', gridTemplateColumns: '1fr max-content', gap: '6px 24px', margin: 0 },
  row: { display: 'contents' },
  key: { margin: 0, fontFamily: tokens.fontFamilyMonospace, textAlign: 'right' },
});

/** Every key of the editor, from the table that binds them. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const pointer = [
    { label: 'Pan', shown: 'Space+drag, middle button' },
    { label: 'Zoom at the pointer', shown: 'Ctrl+wheel, pinch' },
    { label: 'Hold the axis of a drag', shown: 'Shift' },
    { label: 'Stop snapping', shown: 'Alt' },
  ];
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle
            action={<Button appearance="subtle" aria-label="Close" icon={<DismissRegular />} onClick={onClose} />}
          >
            Shortcuts
          </DialogTitle>
          <DialogContent>
            <dl className={styles.keys}>
              {[...SHORTCUTS, ...pointer].map(({ label, shown }) => (
                <div key={shown} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.key}>{shown}</dd>
                </div>
              ))}
            </dl>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
