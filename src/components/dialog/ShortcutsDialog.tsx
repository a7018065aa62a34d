import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Subtitle2,
  Switch,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useSettings } from '../SettingsProvider';
import { SHORTCUTS } from '../shortcuts';
import { dialogProps } from './dialogTable';
import { text } from './texts';

const useStyles = makeStyles({
  surface: { maxWidth: '860px' },
  // As many columns as the window has room for.
  keys: { columnWidth: '340px', columnGap: '40px', margin: '8px 0 20px' },
  row: { display: 'flex', justifyContent: 'space-between', gap: '24px', padding: '3px 0', breakInside: 'avoid' },
  key: { margin: 0, fontFamily: tokens.fontFamilyMonospace, textAlign: 'right' },
});

const POINTER = [
  { label: text('pan'), display: text('panKeys') },
  { label: text('zoomAtPointer'), display: text('zoomAtPointerKeys') },
  { label: text('selectArea'), display: text('selectAreaKeys') },
  { label: text('lasso'), display: text('lassoKeys') },
  { label: text('addToSelection'), display: text('addToSelectionKeys') },
  { label: text('copyNodes'), display: text('copyNodesKeys') },
  { label: text('holdAxis'), display: 'Shift' },
  { label: text('stopSnapping'), display: 'Alt' },
];

const SECTIONS = [
  { title: text('everywhere'), keys: SHORTCUTS.filter(({ scope }) => scope === 'everywhere') },
  { title: text('mapEditor'), keys: [...SHORTCUTS.filter(({ scope }) => scope === 'editor'), ...POINTER] },
];

interface Props {
  readonly onClose: () => void;
  /** Further help, at the foot. */
  readonly action: { readonly label: string; readonly run: () => void };
}

/** Every key of the console, from the table that binds them, and further help. */
export function ShortcutsDialog({ onClose, action }: Props) {
  const styles = useStyles();
  const { letters, change } = useSettings();
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('shortcuts')} className={styles.surface}>
        <DialogBody>
          <DialogTitle
            action={
              <Button appearance="subtle" aria-label={text('close')} icon={<DismissRegular />} onClick={onClose} />
            }
          >
            {text('shortcuts')}
          </DialogTitle>
          <DialogContent>
            <Switch
              label={text('singleKeys')}
              checked={letters === 'on'}
              onChange={(_event, { checked }) => change('letters', checked ? 'on' : 'off')}
            />
            {SECTIONS.map(({ title, keys }) => (
              <section key={title} aria-label={title}>
                <Subtitle2 as="h3">{title}</Subtitle2>
                <dl className={styles.keys}>
                  {keys.map(({ label, display }) => (
                    <div key={display} className={styles.row}>
                      <dt>{label}</dt>
                      <dd className={styles.key}>{display}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={action.run}>{action.label}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
