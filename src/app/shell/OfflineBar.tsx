import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useSyncExternalStore } from 'react';
import { ROUTES } from '../routing/routeTable';
import { text } from '../texts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** The screens of the public: what the bar says about edits is for staff. */
const FOR_VISITORS: readonly (string | undefined)[] = [ROUTES.preview.path, ROUTES.kiosk.path];

interface RouterView {
  readonly state: { readonly matches: readonly { readonly route: { readonly path?: string } }[] };
  readonly subscribe: (listener: () => void) => () => void;
}

/** Says to staff that the browser has no network, as long as that is so. */
export function OfflineBar({ router }: { readonly router: RouterView }) {
  const isForStaff = useSyncExternalStore(
    router.subscribe,
    () => !router.state.matches.some(({ route }) => FOR_VISITORS.includes(route.path)),
  );
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  // The region is there before its text, so that screen readers announce the text.
  return (
    <div role="status">
      {!isOnline && isForStaff && (
        <div className="offline">
          <ErrorCircleRegular fontSize={16} />
          {text('offline')}
        </div>
      )}
    </div>
  );
}
