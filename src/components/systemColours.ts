/** The colours that the system forces on every page, as `#rrggbb`. */
export type SystemColours = Readonly<Record<SystemColourName, string>>;

type SystemColourName = (typeof NAMES)[number];

const NAMES = ['Canvas', 'CanvasText', 'Highlight', 'LinkText', 'GrayText'] as const;

/** Reads the colours of the system by an element that the page does not recolour, for what is painted and not styled. */
export function readSystemColours(): SystemColours {
  const probe = document.createElement('i');
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const read = (name: SystemColourName): string => {
    probe.style.color = name;
    return hexOf(getComputedStyle(probe).color);
  };
  const colours = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as SystemColours;
  probe.remove();
  return colours;
}

/** `rgb(1, 2, 3)` as `#010203`; a colour in another form stays. */
const hexOf = (colour: string): string => {
  const [, ...channels] = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(colour) ?? [];
  return channels.length === 3
    ? `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
    : colour;
};
