/** Remainders of each byte at four distances, so that four bytes are processed at a time. */
const TABLE = (() => {
  const table = new Int32Array(4 * 256);
  for (let byte = 0; byte < 256; byte++) {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    table[byte] = rest;
  }
  for (let byte = 0; byte < 256; byte++) {
    for (let distance = 1; distance < 4; distance++) {
      const before = table[(distance - 1) * 256 + byte]!;
      table[distance * 256 + byte] = (before >>> 8) ^ table[before & 255]!;
    }
  }
  return table;
})();

/** CRC-32 of the bytes, continued from the checksum before them (0 at the start). */
export function crc32(bytes: Uint8Array, before = 0): number {
  let rest = ~before;
  let at = 0;
  const whole = bytes.length - (bytes.length % 4);
  while (at < whole) {
    rest ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    rest =
      TABLE[768 + (rest & 255)]! ^
      TABLE[512 + ((rest >>> 8) & 255)]! ^
      TABLE[256 + ((rest >>> 16) & 255)]! ^
      TABLE[rest >>> 24]!;
    at += 4;
  }
  while (at < bytes.length) rest = (rest >>> 8) ^ TABLE[(rest ^ bytes[at++]!) & 255]!;
  return ~rest >>> 0;
}
