/** Metres that a scale bar of a width shows: the largest of 1, 2, 5, 10, 20 … that fits, at least 1 cm. `scale` is units a metre. */
export function scaleBarMetres(scale: number, mostPixels: number): number {
  const most = Math.max(mostPixels / scale, 0.01);
  const power = 10 ** Math.floor(Math.log10(most) + 1e-9);
  const factor = [5, 2, 1].find((one) => one * power <= most * (1 + 1e-9)) ?? 1;
  return factor * power;
}
