import type { CheckIn, DeviceConfiguration } from '../../src/contract/kiosks/devices';

/** Faults of a kiosk, as shares of its check-ins. */
export interface Faults {
  /** It is silent for the next few check-ins. */
  readonly lost: number;
  /** An update fails, and is tried again. */
  readonly failed: number;
  /** An update takes some check-ins longer. */
  readonly slow: number;
}

export const NO_FAULTS: Faults = { lost: 0, failed: 0, slow: 0 };
export const SOME_FAULTS: Faults = { lost: 0.02, failed: 0.2, slow: 0.2 };

const SILENT_TURNS = 4;
const SLOW_TURNS = 3;

/** A kiosk as its service sees it: the build that it shows, and the progress of its updates. */
export class SimulatedKiosk {
  private shown: DeviceConfiguration['build'] = null;
  private next: DeviceConfiguration['build'] = null;
  private version: string | null = null;
  private tag = '';
  private turnsLeft = 0;
  private silence = 0;
  private state: CheckIn['state'] = 2;
  /** Updates that have ended well. */
  updates = 0;

  readonly key: string;
  private readonly faults: Faults;
  private readonly random: () => number;

  constructor(key: string, faults: Faults, random: () => number) {
    this.key = key;
    this.faults = faults;
    this.random = random;
  }

  /** The check-in of this turn; null while the kiosk is silent. */
  turn(): CheckIn | null {
    if (this.silence > 0) {
      this.silence -= 1;
      return null;
    }
    if (this.random() < this.faults.lost) this.silence = SILENT_TURNS;
    this.update();
    return {
      state: this.state,
      progress: this.state === 5 ? Math.max(10, 90 - 30 * this.turnsLeft) : null,
      build: this.shown?.id ?? null,
      version: this.version,
    };
  }

  /** Whether its configuration has changed since it was read. */
  isStale(tag: string): boolean {
    return tag !== this.tag;
  }

  configure({ build, version, tag }: DeviceConfiguration): void {
    this.tag = tag;
    this.version = version;
    if (build === null || build.id === this.shown?.id) return;
    this.next = build;
    this.turnsLeft = this.random() < this.faults.slow ? SLOW_TURNS : 1;
  }

  private update(): void {
    if (this.next === null) {
      this.state = this.state === 3 ? 2 : this.state;
      return;
    }
    if (this.turnsLeft > 0) {
      this.turnsLeft -= 1;
      this.state = 5;
      return;
    }
    if (this.random() < this.faults.failed) {
      this.state = 4;
      this.turnsLeft = 1;
      return;
    }
    this.shown = this.next;
    this.next = null;
    this.state = 3;
    this.updates += 1;
  }
}
