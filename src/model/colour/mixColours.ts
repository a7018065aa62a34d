/** A colour `#rrggbb` between two others: share 0 gives the first, 1 the second. */
export function mixColours(one: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
