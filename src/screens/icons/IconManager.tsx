import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Subtitle2,
  Text,
  tokens,
} from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { iconsQuery, removeIcon } from '@/api/icons/icons';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useCurrentUser } from '@/components/currentUser';
import { dialogProps } from '@/components/dialog/dialogTable';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { notifyError } from '@/components/feedback/notifyError';
import { QueryState } from '@/components/feedback/QueryState';
import { useNotify } from '@/components/feedback/useNotify';
import { toggled } from '@/components/form/checkList/toggled';
import { IconTile } from '@/components/layout/IconTile';
import { MOST_ICONS } from '@/contract/icons/icons';
import { iconUsesText } from '@/contract/icons/iconUses';
import type { IconReader } from '@/model/content/icons/iconFile';
import type { Icon } from '@/model/content/icons/standardIcons';
import { DeleteIcons } from './DeleteIcons';
import { IconDrop } from './IconDrop';
import { text } from './texts';
import { useIconUpload } from './useIconUpload';

const useStyles = makeStyles({
  end: { display: 'contents' },
  title: { margin: 0 },
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  list: { margin: 0, padding: 0, listStyle: 'none', maxHeight: '280px', overflowY: 'auto' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '6px 4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', minHeight: '32px' },
  noChoice: { width: '32px', flexShrink: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly read: IconReader;
  readonly onClose: () => void;
}

/** The icons of the organisation: uploaded, listed with where each is used, and deleted. */
export function IconManager({ read, onClose }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const client = useQueryClient();
  const { uuid } = useCurrentUser().organisation;
  // Where an icon is used may have changed since the picker was opened.
  const icons = useQuery({ ...iconsQuery(uuid), refetchOnMount: 'always' });
  const { data = [] } = icons;
  const own = data.filter(({ category }) => category === 'custom');
  const upload = useIconUpload(uuid, read, Math.max(0, MOST_ICONS - own.length));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [batch, setBatch] = useState<readonly Icon[] | null>(null);
  const unused = own.filter(({ usedBy = [] }) => usedBy.length === 0);
  const chosenIcons = unused.filter(({ id }) => chosen.has(id));
  const [asked, setAsked] = useState<Icon | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const removing = useMutation({
    mutationFn: ({ id }: Icon) => removeIcon(client, uuid, id),
    onSuccess: (message) => {
      notify(message);
      // The button that was pressed is gone.
      end.current?.querySelector('button')?.focus();
    },
    onError: notifyError,
  });
  return (
    <Dialog open modalType="modal" onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('icons')} backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle>{text('title')}</DialogTitle>
          <DialogContent className={styles.content}>
            <IconDrop upload={upload} />
            <Subtitle2 as="h3" className={styles.title}>
              {text('own')}
            </Subtitle2>
            {icons.data === undefined ? (
              <QueryState query={icons} />
            ) : own.length === 0 ? (
              <Text className={styles.quiet}>{text('none')}</Text>
            ) : (
              <>
                <Text size={200} className={styles.quiet}>
                  {text('room', { count: own.length, most: MOST_ICONS })}
                </Text>
                <div className={styles.bar}>
                  {unused.length > 0 && (
                    <Checkbox
                      label={text('allUnused')}
                      checked={chosenIcons.length === 0 ? false : chosenIcons.length === unused.length ? true : 'mixed'}
                      onChange={(_event, { checked }) =>
                        setChosen(new Set(checked === false ? [] : unused.map(({ id }) => id)))
                      }
                    />
                  )}
                  {chosenIcons.length > 0 && (
                    <Button icon={<DeleteRegular />} size="small" onClick={() => setBatch(chosenIcons)}>
                      {text('deleteMany', { count: chosenIcons.length })}
                    </Button>
                  )}
                </div>
                <ul className={styles.list} aria-label={text('own')}>
                  {own.map((icon) => {
                    const uses = iconUsesText(icon.usedBy ?? []);
                    return (
                      <li key={icon.id} className={styles.row}>
                        {uses === '' ? (
                          <Checkbox
                            aria-label={text('choose', { name: icon.name })}
                            checked={chosen.has(icon.id)}
                            onChange={() => setChosen(new Set(toggled([...chosen], icon.id)))}
                          />
                        ) : (
                          <span className={styles.noChoice} />
                        )}
                        <IconTile size="large" icon={icon} />
                        <span className={styles.words}>
                          <Text>{icon.name}</Text>
                          <Text size={200} className={styles.quiet}>
                            {uses === '' ? text('unused') : text('usedBy', { uses })}
                          </Text>
                        </span>
                        <ActionButton
                          appearance="subtle"
                          icon={<DeleteRegular />}
                          aria-label={text('delete', { name: icon.name })}
                          blockedBy={
                            uses === '' ? blockedWhile(removing.isPending, text('deleting')) : text('inUse', { uses })
                          }
                          onClick={() => setAsked(icon)}
                        />
                      </li>
                    );
                  })}
                </ul>
              </>
            )}
          </DialogContent>
          <DialogActions>
            <div ref={end} className={styles.end}>
              <Button onClick={onClose}>{text('close')}</Button>
            </div>
          </DialogActions>
        </DialogBody>
        <WarningDialog
          isOpen={asked !== null}
          title={text('deleteTitle', { name: asked?.name ?? '' })}
          text={text('deleteText')}
          isDanger
          onConfirm={() => {
            if (asked) removing.mutate(asked);
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
        {batch && (
          <DeleteIcons
            icons={batch}
            onClose={() => {
              setBatch(null);
              setChosen(new Set());
            }}
          />
        )}
      </DialogSurface>
    </Dialog>
  );
}
