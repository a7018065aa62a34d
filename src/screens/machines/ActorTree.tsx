import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { LiveActor } from '@/machines/inspect/inspection';
import type { LiveView } from '@/machines/inspect/liveActors';
import { leavesOf } from './log/describeStep';
import { usePanelStyles } from './panelStyles';
import { text } from './texts';

const useStyles = makeStyles({
  actor: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    width: '100%',
    padding: '4px 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  open: { backgroundColor: tokens.colorNeutralBackground1Selected },
  state: {
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  list: { gap: '1px' },
  inner: { gap: '1px', marginLeft: '12px', paddingLeft: '6px', borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  service: { padding: '2px 8px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly live: LiveView;
  readonly open: string | null;
  readonly onOpen: (actor: LiveActor) => void;
}

/** Every running machine by window, each with the machines and services that it has invoked below it. */
export function ActorTree({ live, open, onOpen }: Props) {
  const [styles, shared] = [useStyles(), usePanelStyles()];
  const actors = [...live.actors.values()];
  const branch = (own: readonly LiveActor[], isInner: boolean) => (
    <ul className={mergeClasses(shared.list, isInner ? styles.inner : styles.list)}>
      {own.map((actor) => {
        const inner = actors.filter(({ parent }) => parent === actor.key);
        return (
          <li key={actor.key}>
            <button
              type="button"
              className={mergeClasses(styles.actor, actor.key === open && styles.open)}
              aria-current={actor.key === open ? 'true' : undefined}
              onClick={() => onOpen(actor)}
            >
              <span translate="no">
                {actor.name === actor.machine ? actor.name : `${actor.name} (${actor.machine})`}
              </span>
              <span className={styles.state} dir="auto" translate="no">
                {actor.isOver ? text('ended') : leavesOf(actor.machine, actor.states).join(' + ')}
              </span>
            </button>
            {(inner.length > 0 || actor.services.length > 0) && (
              <>
                {inner.length > 0 && branch(inner, true)}
                {actor.services.length > 0 && (
                  <ul className={mergeClasses(shared.list, styles.inner)}>
                    {actor.services.map((service) => (
                      <li key={service} className={styles.service} translate="no">
                        ⚙ {service}
                      </li>
                    ))}
                  </ul>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
  const pages = [...new Set(actors.map(({ page }) => page))];
  return (
    <section className={shared.section} aria-label={text('actorTree')}>
      <h3 className={shared.heading}>{text('actorTree')}</h3>
      {pages.map((page) => (
        <div key={page} className={shared.section}>
          <span className={shared.muted}>{live.pages.get(page) ?? ''}</span>
          {branch(
            actors.filter((one) => one.page === page && !live.actors.has(one.parent ?? '')),
            false,
          )}
        </div>
      ))}
    </section>
  );
}
