/**
 * The part of a stored file that a player requests: a browser does not jump in a film, nor begin it again, without parts.
 * @param range the header of the request; null for the whole file
 */
export async function partOf(stored: Response, range: string | null): Promise<Response> {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return stored;
  const bytes = await stored.blob();
  const [from, to] = [asked[1] ?? '', asked[2] ?? ''];
  const start = from === '' ? Math.max(0, bytes.size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes.size - 1 : Math.min(Number(to), bytes.size - 1);
  if (start > end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.size}` } });
  return new Response(bytes.slice(start, end + 1), {
    status: 206,
    headers: {
      'content-type': stored.headers.get('content-type') ?? '',
      'content-range': `bytes ${start}-${end}/${bytes.size}`,
      'accept-ranges': 'bytes',
    },
  });
}
