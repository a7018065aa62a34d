import {
  Avatar,
  Badge,
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Tooltip,
  tokens,
} from '@fluentui/react-components';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import type { PresentPeople, PresentPerson } from '@/model/presence/presentPeople';
import { useEditorActors } from '../session/editorActors';
import { useFloorNames } from '../session/useFloorNames';
import { ArrivalAnnouncer } from './ArrivalAnnouncer';
import { text } from './texts';
import { usePresence } from './usePresence';

/** Avatars that are shown; the others are a number. */
const MOST = 3;

const useStyles = makeStyles({
  button: { minWidth: 'auto', padding: '0 4px' },
  avatars: { display: 'flex', alignItems: 'center' },
  /** The next one covers a part of it. */
  avatar: {
    outline: `2px solid ${tokens.colorNeutralBackground1}`,
    borderRadius: tokens.borderRadiusCircular,
    '&:not(:first-child)': { marginLeft: '-4px' },
  },
  more: { marginLeft: '6px', fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  row: { display: 'grid', lineHeight: tokens.lineHeightBase200 },
  floor: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { maxHeight: 'min(480px, 70vh)', maxWidth: 'calc(100vw - 16px)', overflowY: 'auto' },
});

/** Who else is in the editor of this location: avatars, and a list with floors that leads there. */
export function PresenceMenu() {
  const styles = useStyles();
  const { editor } = useEditorActors();
  const present = usePresence();
  const { others, own } = present;
  const people = own ? [...others, own] : others;
  const floorNames = useFloorNames();
  return (
    <>
      <ArrivalAnnouncer others={others} />
      {people.length > 0 && (
        <Menu surfaceMotion={FAST_SURFACE_MOTION}>
          <MenuTrigger disableButtonEnhancement>
            <Tooltip content={labelOf(present)} relationship="label">
              <Button size="small" appearance="subtle" className={styles.button}>
                <Avatars people={people} />
              </Button>
            </Tooltip>
          </MenuTrigger>
          <MenuPopover className={styles.list}>
            <MenuList aria-label={labelOf(present)}>
              {people.map((person) => (
                <MenuItem
                  key={person.user}
                  icon={<PersonAvatar person={person} />}
                  secondaryContent={
                    person.hasUnsavedChanges ? (
                      <Badge appearance="tint" color="warning">
                        {text('unsaved')}
                      </Badge>
                    ) : null
                  }
                  onClick={() => {
                    if (person.floor !== null) editor.send({ type: 'floor.set', floor: person.floor });
                  }}
                >
                  <span className={styles.row}>
                    {person === own ? text('ownName') : person.name}
                    <span className={styles.floor}>{floorNames.get(person.floor ?? '') ?? text('noFloor')}</span>
                  </span>
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </>
  );
}

function Avatars({ people }: { people: readonly PresentPerson[] }) {
  const styles = useStyles();
  const more = people.length - MOST;
  return (
    <span className={styles.avatars} aria-hidden>
      {people.slice(0, MOST).map((person) => (
        <PersonAvatar key={person.user} person={person} className={styles.avatar} />
      ))}
      {more > 0 && <span className={styles.more}>{text('more', { count: more })}</span>}
    </span>
  );
}

const PersonAvatar = ({ person: { name, avatar }, className }: { person: PresentPerson; className?: string }) => (
  <Avatar
    size={24}
    name={name}
    color="brand"
    aria-hidden
    {...(className && { className })}
    {...(avatar !== null && { image: { src: avatar } })}
  />
);

function labelOf({ others: { length: count }, own }: PresentPeople): string {
  if (count === 0) return text('own');
  return text(own ? 'othersAndOwn' : 'others', { count });
}
