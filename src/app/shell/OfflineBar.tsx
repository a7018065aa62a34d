import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useSyncExternalStore } from 'react';
import { text } from '../texts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the browser has no network, as long as that is so. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  // The region is there before its text, so that screen readers announce the text.
  return (
    <div role="status">
      {!isOnline && (
        <div className="offline">
          <ErrorCircleRegular fontSize={16} />
          {text('offline')}
        </div>
      )}
    </div>
  );
}
