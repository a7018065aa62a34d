import { expect, it } from 'vitest';
import { isOfBuild } from '@/app/kioskDisplay/isOfBuild';
import { partOf } from '@/app/kioskDisplay/partOf';

it('[KI80] a kept film is given in the parts that a player asks for', async () => {
  const film = () => new Response('0123456789', { headers: { 'content-type': 'video/mp4' } });
  const part = async (range: string | null) => {
    const answer = await partOf(film(), range);
    return [answer.status, answer.headers.get('content-range'), await answer.text()];
  };
  expect(await part(null)).toEqual([200, null, '0123456789']);
  expect(await part('bytes=0-')).toEqual([206, 'bytes 0-9/10', '0123456789']);
  expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await part('bytes=7-99')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part('bytes=10-')).toEqual([416, 'bytes */10', '']);
});

it('[KI81] a page of another build is not kept beside these scripts', async () => {
  const page = (script: string, status = 200) => new Response(`<script src="${script}"></script>`, { status });
  expect(await isOfBuild(true, page('/assets/index-a.js'), '/assets/index-a.js')).toBe(true);
  expect(await isOfBuild(true, page('/assets/index-b.js'), '/assets/index-a.js')).toBe(false);
  expect(await isOfBuild(true, page('/assets/index-a.js', 500), '/assets/index-a.js')).toBe(false);
  expect(await isOfBuild(false, new Response('script'), '/assets/index-a.js')).toBe(true);
  expect(await isOfBuild(false, new Response('', { status: 404 }), '/assets/index-a.js')).toBe(false);
});
