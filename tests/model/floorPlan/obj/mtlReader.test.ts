import { describe, expect, it } from 'vitest';
import { MtlReader } from '@/model/floorPlan/obj/mtlReader';

function read(text: string) {
  const reader = new MtlReader();
  for (const byte of new TextEncoder().encode(text)) reader.push(Uint8Array.of(byte));
  return reader.finish();
}

describe('MtlReader', () => {
  it('[ME13] reads colours, opacity and names of pictures', () => {
    const { materials } = read(
      '\uFEFFnewmtl with space \r\n  Kd 0.1 0.2 0.3\r\nd -halo 0.5\r\nmap_Kd ../../etc/passwd\r\nnewmtl t\r\nKd 0.4\r\nTr 0.25\r\n',
    );
    expect(materials).toEqual([
      { name: 'with space', diffuse: [0.1, 0.2, 0.3], opacity: 0.5, picture: '../../etc/passwd' },
      { name: 't', diffuse: [0.4, 0.4, 0.4], opacity: 0.75, picture: null },
    ]);
  });

  it('[ME13] leaves a colour by wavelengths out and reports it', () => {
    const { materials, problems } = read('Kd 1 1 1\nnewmtl s\nKd spectral file.rfl 1.0\n');
    expect(materials).toEqual([{ name: 's', diffuse: null, opacity: 1, picture: null }]);
    expect(problems.map(({ code }) => code)).toEqual(['material-colour']);
  });
});
