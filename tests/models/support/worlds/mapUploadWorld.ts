import type { Page } from 'playwright';
import type { UploadedMapFile } from '@/contract/uploads/uploads';
import type { S3Double } from '../../../support/s3Double';
import { smallFloorZip } from '../../../support/smallFloor';
import { writeZip } from '../../../support/zipWriter';
import { dataOf, good, signInByApi } from '../browser/mailbox';
import { openSignedIn } from '../browser/signedInPage';
import { makeOwnFloor, OWNER } from './ownFloor';
import type { World } from './world';

/** The buildings of a location of its own, whose floor gets a floor plan. */
export interface MapUploadWorld extends World {
  readonly own: {
    /** Deletes the floor, as another person. */
    removeFloor: () => Promise<void>;
    /** Deletes what was uploaded for the floor, as another person. */
    removeUploads: () => Promise<void>;
  };
  /** From now on the service keeps an upload waiting, and the page what the service answers to it. */
  readonly holdAnswer: () => Promise<void>;
  readonly passAnswer: () => Promise<void>;
}

/** The files that people choose, by name. */
export const FILES: Readonly<Record<string, () => Buffer>> = {
  'ground.zip': () => Buffer.from(smallFloorZip()),
  'notes.zip': () => Buffer.from(writeZip([{ name: 'readme.txt', bytes: new TextEncoder().encode('hello') }])),
  'plan.obj': () => Buffer.from('v 0 0 0\n'),
  'empty.zip': () => Buffer.alloc(0),
};

const nothing = async () => undefined;

export async function mapUploadWorld(world: World, store: S3Double | null): Promise<MapUploadWorld> {
  const { page } = world;
  await holdReader(page);
  await holdAnswers(page);
  const pass = async (holds: boolean) => {
    await page.evaluate((isHeld) => (window as HoldingWindow).holdsAnswers?.(isHeld), holds);
  };
  return {
    ...world,
    own: { removeFloor: nothing, removeUploads: nothing },
    holdAnswer: async () => {
      store?.hold((key) => key.startsWith('atrium/uploads/'));
      await pass(true);
    },
    passAnswer: async () => {
      store?.release();
      await pass(false);
    },
  };
}

/** Opens the buildings of a new location; with a file, drops it on the floor, else opens the upload of the floor. */
export async function openBuildings(world: MapUploadWorld, dropped: string | null): Promise<void> {
  const { page, api, own } = world;
  const { project, floor, remove } = await makeOwnFloor(world, 'Upload Quay');
  const { headers } = await signInByApi(api, { email: OWNER, password: 'atrium-demo' });
  own.removeFloor = async () => {
    const answer = await api.delete(`/api/floors/${floor}`, { headers });
    if (answer.status() !== 404) await good(Promise.resolve(answer));
  };
  own.removeUploads = async () => {
    const list = await good(api.get(`/api/projects/${project}/uploaded-map-files`, { headers }));
    for (const { uuid } of await dataOf<UploadedMapFile[]>(list)) await remove(`uploaded-map-files/${uuid}`);
  };
  await openSignedIn(world, OWNER, `/locations/${project}/buildings`);
  const row = page.getByRole('listitem', { name: 'Ground' });
  if (dropped === null) return row.getByRole('button', { name: 'Upload map of Ground' }).click();
  const files = await page.evaluateHandle(
    ([name, bytes]) => {
      const given = new DataTransfer();
      given.items.add(new File([new Uint8Array(bytes)], name));
      return given;
    },
    [dropped, [...(FILES[dropped]?.() ?? [])]] as const,
  );
  await row.dispatchEvent('drop', { dataTransfer: files });
}

/** Where the page keeps messages to its worker that are held. */
interface HoldingWindow extends Window {
  heldMessages?: (() => void)[];
  /** Holds answers to uploads, or lets those go that are held. */
  holdsAnswers?: (isHeld: boolean) => void;
}

/** Lets a page hold answers to uploads, which use XMLHttpRequest; routes hold requests only. */
async function holdAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let isHeld = false;
    (window as HoldingWindow).holdsAnswers = (holds) => {
      isHeld = holds;
      if (!holds) for (const deliver of waiting.splice(0)) deliver();
    };
    const { set } = Object.getOwnPropertyDescriptor(XMLHttpRequestEventTarget.prototype, 'onload') ?? {};
    Object.defineProperty(XMLHttpRequest.prototype, 'onload', {
      set(this: XMLHttpRequest, given: (event: Event) => void) {
        set?.call(this, (event: Event) => {
          if (isHeld) waiting.push(() => given.call(this, event));
          else given.call(this, event);
        });
      },
    });
  });
}

/** Holds what the page asks its worker until `letRead`, as requests are held. */
async function holdReader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    (window as HoldingWindow).heldMessages = held;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      held.push(() => Reflect.apply(post, this, given));
    };
  });
}

/** Lets the worker read what the page has asked it to. */
export async function letRead({ page }: MapUploadWorld): Promise<void> {
  await page.waitForFunction(() => ((window as HoldingWindow).heldMessages?.length ?? 0) > 0);
  await page.evaluate(() => {
    for (const post of (window as HoldingWindow).heldMessages?.splice(0) ?? []) post();
  });
}
