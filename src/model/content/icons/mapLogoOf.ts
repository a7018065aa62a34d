/** Address of the picture that replaces the name of a destination on the map: that of a flagship, or null. */
export const mapLogoOf = ({
  flagship,
  map_logo,
}: {
  readonly flagship: 0 | 1;
  readonly map_logo: string | null;
}): string | null => (flagship === 1 ? map_logo || null : null);
