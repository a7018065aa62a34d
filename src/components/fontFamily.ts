/** The font of interface and canvas, preloaded by the page; system fonts cover other scripts. */
export const FONT_FAMILY = '"Inter Variable", "Segoe UI", system-ui, sans-serif';
