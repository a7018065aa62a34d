import type { Page } from 'playwright/test';
import { SMALL_ROOMS } from '../smallFloor';

/** The small floor in the editor: places in metres are found through the list of objects. */
export class PlanPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Screen point of a place on the plan, from two rooms whose labels are at known places. */
  async at(x: number, y: number): Promise<{ x: number; y: number }> {
    const box = await this.page.getByTestId('plan').boundingBox();
    if (!box) throw new Error('The plan is not shown.');
    const place = async (room: keyof typeof SMALL_ROOMS) => {
      const item = this.page.locator(`li[data-kind="room"][data-id="${room}"]`);
      await item.waitFor({ state: 'attached' });
      const { x: left, y: top, width, depth } = SMALL_ROOMS[room];
      return {
        screen: { x: Number(await item.getAttribute('data-x')), y: Number(await item.getAttribute('data-y')) },
        metres: { x: left + width / 2, y: top + depth / 2 },
      };
    };
    const one = await place('room-a');
    const other = await place('room-c');
    const scale = (other.screen.x - one.screen.x) / (other.metres.x - one.metres.x);
    return {
      x: box.x + one.screen.x + (x - one.metres.x) * scale,
      y: box.y + one.screen.y + (y - one.metres.y) * scale,
    };
  }

  async click(x: number, y: number): Promise<void> {
    const point = await this.at(x, y);
    await this.page.mouse.click(point.x, point.y);
  }

  nodes = () => this.page.locator('li[data-kind="node"]');
  saveState = () => this.page.getByRole('status', { name: 'Save state' });
  tool = (name: string) => this.page.getByRole('radio', { name, exact: true }).click();
}
