/** The lines that show the map of a location on a page of somebody else. @param service the address of Atrium */
export const embedCode = (service: string, location: string, key: string): string =>
  `<script src="${service}/embed.js"></script>\n<atrium-map location="${location}" key="${key}"></atrium-map>`;
