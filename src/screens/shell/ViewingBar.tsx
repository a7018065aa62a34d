import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type CSSProperties, Suspense } from 'react';
import { isRemoteAdmin, useCurrentUser } from '@/components/currentUser';
import { lazyPart } from '@/components/lazy/lazyPart';
import { translate } from '@/contract/texts/translate';
import type { SwitchingActor } from './shellContext';

const SwitchFailure = lazyPart(async () => (await import('./SwitchFailure')).SwitchFailure);

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '28px',
    padding: '2px 15px',
    boxSizing: 'border-box',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground1,
    backgroundColor: `color-mix(in srgb, var(--client) 14%, ${tokens.colorNeutralBackground1})`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    flexWrap: 'wrap',
    overflowWrap: 'anywhere',
  },
  back: { color: 'inherit', textDecorationLine: 'underline', fontSize: 'inherit', ':hover': { color: 'inherit' } },
});

const clientColour = (colour: string): CSSProperties => ({ '--client': colour }) as CSSProperties;

/** While another organisation is active: which one, who the user is, and the button back; and why a switch failed. */
export function ViewingBar({ switching }: { readonly switching: SwitchingActor }) {
  const styles = useStyles();
  const currentUser = useCurrentUser();
  const { organisation, user, switchTo } = currentUser;
  const isFailed = useSelector(switching, (snapshot) => snapshot.matches('failed'));
  const [before = '', after = ''] = translate('organisation.viewing', {
    // The name is bold, so it stays a placeholder.
    name: '{name}',
    user: user.name,
    own: user.organisation.name,
  }).split('{name}');
  return (
    <div>
      {isRemoteAdmin(currentUser) && (
        <div role="status" className={styles.bar} style={clientColour(organisation.color)}>
          <span>
            <span>{before}</span>
            <strong>{organisation.name}</strong>
            <span>{after}</span>
          </span>
          <span aria-hidden="true">·</span>
          <Link as="button" className={styles.back} onClick={() => switchTo(user.organisation)}>
            {translate('organisation.back', { own: user.organisation.name })}
          </Link>
        </div>
      )}
      {isFailed && (
        <Suspense fallback={null}>
          <SwitchFailure switching={switching} />
        </Suspense>
      )}
    </div>
  );
}
