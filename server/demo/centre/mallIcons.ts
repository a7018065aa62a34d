const svg = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 32 32">${shapes}</svg>`;

/** An icon that the shopping centre has uploaded, and the amenity that has it. */
export interface DraftIcon {
  readonly name: string;
  /** An SVG. */
  readonly drawing: string;
  readonly amenity: { readonly name: string; readonly description: string } | null;
}

export const MALL_ICONS: readonly DraftIcon[] = [
  {
    name: 'River taxi',
    drawing: svg(
      '<circle cx="16" cy="16" r="15" fill="#1f6fb2"/><path d="M6 17h20l-3 5H9zM14 8h2v8h-2zM17 9l6 6h-6z" fill="#fff"/><path d="M5 25q3-2 5.500 0t5.500 0 5.500 0 5.500 0" fill="none" stroke="#bfe0f7" stroke-width="1.500"/>',
    ),
    amenity: { name: 'River taxi', description: 'To the old town and the station, every twenty minutes.' },
  },
  {
    name: 'Click and collect',
    drawing: svg(
      '<rect x="1" y="1" width="30" height="30" rx="7" fill="#c2410c"/><path d="M9 12h14l-1 12H10z" fill="#fff"/><path d="M12 13v-2a4 4 0 0 1 8 0v2" fill="none" stroke="#fff" stroke-width="1.800"/><path d="m12.500 18 2.500 2.500 4.500-4.500" fill="none" stroke="#c2410c" stroke-width="2"/>',
    ),
    amenity: { name: 'Click and collect', description: 'Parcels of all shops at one desk, until 22:00.' },
  },
  {
    name: 'Quiet hour',
    drawing: svg(
      '<circle cx="16" cy="16" r="15" fill="#5b3f8c"/><path d="M20 6a10 10 0 1 0 6 15 9 9 0 0 1-6-15z" fill="#fff"/>',
    ),
    amenity: null,
  },
];
