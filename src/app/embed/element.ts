import type { ElementMessage, FrameMessage } from './messages';

/** A view of the map: a place or an amenity by its number, directions to it, a floor. */
interface View {
  readonly place?: number | string;
  readonly amenity?: number | string;
  /** The uuid of a floor. */
  readonly floor?: string;
  readonly directions?: boolean;
  /** The start of directions: `place-12` or `kiosk-4`. */
  readonly from?: string;
  readonly stepFree?: boolean;
}

// A classic script knows its own address only while it runs first.
const { src } = document.currentScript as HTMLScriptElement;
const PAGE = new URL('embed/map', src);

/** A name for people who use a screen reader; the catalogues would be more than the script. */
const NAME = 'Map';
const STYLE =
  ':host{display:block;height:480px}:host([hidden]){display:none}iframe{display:block;width:100%;height:100%;border:0}';

/** The parameters of an address of the map that shows a view. */
function searchOf({ place, amenity, floor, directions, from, stepFree }: View): string {
  const search = new URLSearchParams();
  if (place !== undefined) search.set('place', String(place));
  if (amenity !== undefined) search.set('amenity', String(amenity));
  if (directions) search.set('directions', '');
  if (from !== undefined) search.set('from', from);
  if (stepFree) search.set('step-free', '');
  if (floor !== undefined) search.set('floor', floor);
  return search.toString();
}

/** The same as a view. */
function viewOf(text: string): View {
  const search = new URLSearchParams(text);
  const [place, amenity] = [search.get('place'), search.get('amenity')];
  const [floor, from] = [search.get('floor'), search.get('from')];
  return {
    ...(place !== null && { place: Number(place) }),
    ...(amenity !== null && { amenity: Number(amenity) }),
    ...(floor !== null && { floor }),
    ...(from !== null && { from }),
    directions: search.has('directions'),
    stepFree: search.has('step-free'),
  };
}

/**
 * `<atrium-map location="…" key="…" place="12">`: the visitors' map of a location on a page of its own.
 * Events: `atrium-ready`, `atrium-change` (`detail` is the view), `atrium-error` (`detail.message`).
 */
class AtriumMap extends HTMLElement {
  static readonly observedAttributes = ['location', 'key', 'place', 'amenity', 'floor', 'directions', 'label'];
  private frame: HTMLIFrameElement | null = null;
  /** The present view as the map says, or the one that it opens with. */
  private search = '';
  private isReady = false;

  connectedCallback(): void {
    window.addEventListener('message', this.onMessage);
    this.search = searchOf(this.attributeView());
    this.load();
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.onMessage);
    this.frame?.remove();
    this.frame = null;
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.frame || before === now) return;
    if (name === 'label') this.frame.title = this.label;
    else if (name === 'location' || name === 'key') this.load();
    else this.show(this.attributeView());
  }

  /** Shows a place, directions or a floor; an empty view shows the whole map. */
  show(view: View): void {
    this.search = searchOf(view);
    if (this.isReady) this.send({ atrium: 'open', search: this.search });
  }

  /** The present view. */
  get view(): View {
    return viewOf(this.search);
  }

  private get label(): string {
    return this.getAttribute('label') ?? NAME;
  }

  private attributeView(): View {
    const of = (name: string) => this.getAttribute(name) ?? undefined;
    const [place, amenity, floor] = [of('place'), of('amenity'), of('floor')];
    return {
      ...(place !== undefined && { place }),
      ...(amenity !== undefined && { amenity }),
      ...(floor !== undefined && { floor }),
      directions: this.hasAttribute('directions'),
    };
  }

  private load(): void {
    this.isReady = false;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent = STYLE;
    const frame = document.createElement('iframe');
    frame.title = this.label;
    frame.allow = 'clipboard-write; web-share; fullscreen';
    frame.src = PAGE.href;
    root.replaceChildren(style, frame);
    this.frame = frame;
  }

  private send(message: ElementMessage): void {
    this.frame?.contentWindow?.postMessage(message, PAGE.origin);
  }

  private readonly onMessage = ({ source, origin, data }: MessageEvent<FrameMessage | null>): void => {
    if (source === null || source !== this.frame?.contentWindow || origin !== PAGE.origin || !data) return;
    if (data.atrium === 'loaded') {
      const of = (name: string) => this.getAttribute(name) ?? '';
      this.send({ atrium: 'hello', location: of('location'), key: of('key'), search: this.search });
    } else if (data.atrium === 'error') this.tell('error', { message: data.message });
    else {
      this.isReady = true;
      this.search = data.search;
      this.tell(data.atrium, this.view);
    }
  };

  private tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(`atrium-${name}`, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get('atrium-map')) customElements.define('atrium-map', AtriumMap);
