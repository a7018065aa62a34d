/** Waits for so many frames of the page, one after the other: what was asked for a frame before has been done by then. */
export async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}
