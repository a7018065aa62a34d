/** A key of OpenStreetMap as people would name it: `amenity=fast_food` is "Fast food". */
export function categoryName(text: string): string {
  const [, value = text] = /^[a-z_]+[=:](.+)$/.exec(text) ?? [];
  const words = /^[a-z0-9_]+$/.test(value) ? value.replace(/_+/g, ' ').trim() : value.trim();
  return words === words.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
