import { afterEach, beforeAll, expect, it, vi } from 'vitest';

const SERVICE = 'https://maps.example';

interface MapElement extends HTMLElement {
  show(view: object): void;
  readonly view: object;
}

beforeAll(async () => {
  const script = document.createElement('script');
  script.src = `${SERVICE}/embed.js`;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('@/app/embed/element');
});
afterEach(() => document.body.replaceChildren());

/** The element on a page, with what it sends to its frame and hears from it. */
function mapOf(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('atrium-map') as MapElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const frame = () => {
    const found = element.shadowRoot?.querySelector('iframe');
    if (!found) throw new Error('The element has no frame.');
    return found;
  };
  const sent: unknown[] = [];
  // The window of a test has no windows inside of it.
  const inside = { postMessage: (...given: unknown[]) => sent.push(given) };
  const listen = () => Object.defineProperty(frame(), 'contentWindow', { value: inside });
  listen();
  const events: unknown[] = [];
  for (const name of ['ready', 'change', 'error'])
    element.addEventListener(`atrium-${name}`, (event) => events.push([name, (event as CustomEvent).detail]));
  const hear = (data: unknown, { origin = SERVICE, source = inside as object } = {}) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { element, frame, sent, events, hear, listen };
}

it('[EB1] the map is in a frame of the service, which gets the key once it asks', () => {
  const { frame, sent, hear } = mapOf({ location: 'mall', key: 'secret', place: '12', label: 'Our shop' });
  expect([frame().src, frame().title]).toEqual([`${SERVICE}/embed/map`, 'Our shop']);
  expect(sent).toEqual([]);
  hear({ atrium: 'loaded' });
  expect(sent).toEqual([[{ atrium: 'hello', location: 'mall', key: 'secret', search: 'place=12' }, SERVICE]]);
});

it('[EB2] a view that is asked for before the map is ready is its first, a later one is sent', () => {
  const { element, sent, hear } = mapOf({ location: 'mall', key: 'secret' });
  element.show({ amenity: 3, floor: 'ground' });
  hear({ atrium: 'loaded' });
  hear({ atrium: 'ready', search: 'amenity=3&floor=ground' });
  expect(sent).toEqual([
    [{ atrium: 'hello', location: 'mall', key: 'secret', search: 'amenity=3&floor=ground' }, SERVICE],
  ]);
  element.show({ place: 12, directions: true, from: 'kiosk-4', stepFree: true });
  element.setAttribute('place', '13');
  expect(sent.slice(1)).toEqual([
    [{ atrium: 'open', search: 'place=12&directions=&from=kiosk-4&step-free=' }, SERVICE],
    [{ atrium: 'open', search: 'place=13' }, SERVICE],
  ]);
});

it('[EB2] another location is loaded anew', () => {
  const { element, frame, sent, hear, listen } = mapOf({ location: 'mall', key: 'secret' });
  const first = frame();
  element.setAttribute('location', 'wharf');
  expect(frame()).not.toBe(first);
  listen();
  hear({ atrium: 'loaded' });
  expect(sent).toEqual([[{ atrium: 'hello', location: 'wharf', key: 'secret', search: '' }, SERVICE]]);
});

it('[EB3] the page hears what the map shows and why it shows nothing, from the map alone', () => {
  const { element, events, hear } = mapOf({ location: 'mall', key: 'secret' });
  hear({ atrium: 'ready', search: '' });
  hear({ atrium: 'change', search: '?place=12&directions&from=place-4' });
  hear({ atrium: 'error', message: 'Not here.' });
  expect(events).toEqual([
    ['ready', { directions: false, stepFree: false }],
    ['change', { place: 12, from: 'place-4', directions: true, stepFree: false }],
    ['error', { message: 'Not here.' }],
  ]);
  expect(element.view).toEqual({ place: 12, from: 'place-4', directions: true, stepFree: false });
  hear({ atrium: 'change', search: '' }, { origin: 'https://other.example' });
  hear({ atrium: 'change', search: '' }, { source: window });
  hear(null);
  expect(events).toHaveLength(3);
});

it('[EB3] an element that left the page listens no more', () => {
  const { element, events, hear } = mapOf({ location: 'mall', key: 'secret' });
  element.remove();
  hear({ atrium: 'ready', search: '' });
  expect(events).toEqual([]);
});
