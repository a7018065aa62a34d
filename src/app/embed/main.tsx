import '../surroundings/surroundings';
import '../pageLocale';
import { Wayfinder } from '@/screens/preview/Wayfinder';
import { drawQr } from '../drawQr';
import { mountMap } from '../wayfinder/mountMap';
import { embeddedPlans, readEmbedded } from './embeddedLocation';
import type { ElementMessage, FrameMessage } from './messages';

/** Shows parameters of an address, as a link would. */
function open(search: string): void {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?${search}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

/** The location that the element of the page at `embedder` names. */
function start({ location, key, search }: Extract<ElementMessage, { atrium: 'hello' }>, embedder: string): void {
  const embedded = { location, key, embedder };
  const send = (message: FrameMessage) => window.parent.postMessage(message, embedder);
  open(search);
  mountMap(
    <Wayfinder
      readPublication={(signal) => readEmbedded(embedded, signal)}
      loadPlan={embeddedPlans(embedded)}
      drawQr={drawQr}
      embedding={{
        address: `${window.location.origin}/preview/${location}`,
        embedder,
        onAddress: (now) => send({ atrium: 'change', search: now }),
        onReady: () => send({ atrium: 'ready', search: window.location.search }),
        onFailed: (message) => send({ atrium: 'error', message }),
      }}
    />,
  );
}

let isStarted = false;
window.addEventListener('message', ({ source, origin, data }: MessageEvent<ElementMessage | null>) => {
  if (source !== window.parent || !data) return;
  if (data.atrium === 'open') open(data.search);
  else if (data.atrium === 'hello' && !isStarted) {
    isStarted = true;
    start(data, origin);
  }
});
const loaded: FrameMessage = { atrium: 'loaded' };
// Nobody knows yet who embeds the page; this says nothing that others may not know.
window.parent.postMessage(loaded, '*');
