import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutShaderTexts } from '../../../scripts/build/withoutShaders.mjs';

const three = join(createRequire(import.meta.url).resolve('three'), '../three.module.js');
const code = readFileSync(three, 'utf8');

/** The text of a shader by its name in the table of `three`. */
function shaderText(from: string, name: string): string {
  const constant = new RegExp(`\\n\\t${name}: ([\\w$]+),?\\n`).exec(from)?.[1] ?? '';
  const begin = from.indexOf(` ${constant} = "`);
  return from.slice(begin, from.indexOf('";\n', begin)).split('"')[1] ?? '';
}

it('[PV68] shaders of unused materials are left out of what visitors load, and those in use stay', () => {
  const lighter = withoutShaderTexts(code);
  expect(code.length - lighter.length).toBeGreaterThan(60_000);
  for (const name of ['meshphysical_frag', 'transmission_pars_fragment', 'sprite_vert'])
    expect([shaderText(code, name).length > 50, shaderText(lighter, name)]).toEqual([true, '']);
  for (const name of [
    'meshlambert_vert',
    'meshlambert_frag',
    'meshbasic_frag',
    'depth_frag',
    'shadowmap_pars_fragment',
  ])
    expect(shaderText(lighter, name)).toBe(shaderText(code, name));
});

it('[PV68] another version of three in which a shader is missing stops the build', () => {
  expect(() => withoutShaderTexts(code.replace('\tsprite_vert:', '\tsprites_vert:'))).toThrow(/sprite_vert/);
});
