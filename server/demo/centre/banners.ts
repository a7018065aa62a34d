import { chance } from './random';

/** The pattern on the colours of a banner. */
export type Motif = 'dots' | 'waves' | 'rays' | 'bunting';

export interface Banner {
  /** From the upper left to the lower right, `#rrggbb`. */
  readonly colours: readonly [string, string];
  readonly motif: Motif;
  readonly seed: number;
  readonly isPortrait?: boolean;
}

const LONG = 1280;
const SHORT = 720;

type Size = { readonly width: number; readonly height: number };

const MOTIFS: Readonly<Record<Motif, (size: Size, seed: number) => string>> = {
  dots: ({ width, height }, seed) => {
    const dice = chance(seed);
    return Array.from({ length: 70 }, () => {
      const [x, y, radius] = [dice.between(0, width), dice.between(0, height), dice.between(6, 46)];
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill-opacity="${dice.between(0.06, 0.3)}"/>`;
    }).join('');
  },
  waves: ({ width, height }, seed) => {
    const dice = chance(seed);
    return [0.45, 0.6, 0.75, 0.88]
      .map((level) => {
        const [y, swing] = [height * level, dice.between(24, 70)];
        const quarter = width / 4;
        const path = `M0 ${y}q${quarter / 2} ${-swing} ${quarter} 0t${quarter} 0 ${quarter} 0 ${quarter} 0V${height}H0z`;
        return `<path d="${path}" fill-opacity="0.18"/>`;
      })
      .join('');
  },
  rays: ({ width, height }) => {
    const reach = width + height;
    return Array.from({ length: 12 }, (_, index) => {
      const at = (turn: number) => {
        const angle = ((index + turn) * Math.PI) / 6;
        return `${width / 2 + reach * Math.cos(angle)} ${height * 0.8 + reach * Math.sin(angle)}`;
      };
      return `<path d="M${width / 2} ${height * 0.8}L${at(0)}L${at(0.5)}z" fill-opacity="0.16"/>`;
    }).join('');
  },
  bunting: ({ width, height }) =>
    [0.12, 0.4, 0.68]
      .map((level, row) =>
        Array.from({ length: 13 }, (_, index) => {
          const x = (index - (row % 2) / 2) * (width / 12);
          const y = height * level + 60 * Math.sin((index / 12) * Math.PI);
          return `<path d="M${x} ${y}h70l-35 80z" fill-opacity="${0.18 + (index % 3) * 0.1}"/>`;
        }).join(''),
      )
      .join(''),
};

/** Draws a banner as an SVG; the same one each time. */
export function drawBanner({ colours: [from, to], motif, seed, isPortrait = false }: Banner): string {
  const size = isPortrait ? { width: SHORT, height: LONG } : { width: LONG, height: SHORT };
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><g fill="#ffffff">${MOTIFS[motif](size, seed)}</g></svg>`;
}
