/** The materials of `three` that nothing here uses: their programs, and the parts that only they include. */
const PROGRAMS = [
  'backgroundCube',
  'cube',
  'distance',
  'equirect',
  'linedashed',
  'meshmatcap',
  'meshnormal',
  'meshphong',
  'meshphysical',
  'meshtoon',
  'points',
  'shadow',
  'sprite',
];
const PARTS = [
  'clearcoat_normal_fragment_begin',
  'clearcoat_normal_fragment_maps',
  'clearcoat_pars_fragment',
  'envmap_physical_pars_fragment',
  'gradientmap_pars_fragment',
  'iridescence_fragment',
  'iridescence_pars_fragment',
  'lightprobes_pars_fragment',
  'lights_phong_fragment',
  'lights_phong_pars_fragment',
  'lights_physical_fragment',
  'lights_physical_pars_fragment',
  'lights_toon_fragment',
  'lights_toon_pars_fragment',
  'map_particle_fragment',
  'map_particle_pars_fragment',
  'metalnessmap_fragment',
  'metalnessmap_pars_fragment',
  'roughnessmap_fragment',
  'roughnessmap_pars_fragment',
  'transmission_fragment',
  'transmission_pars_fragment',
];

/** The name under which the table of shaders has a text, followed by that of its constant. */
const constantOf = (code, name) => {
  const found = new RegExp(`\\n\\t${name}: ([\\w$]+),?\\n`).exec(code)?.[1];
  if (!found) throw new Error(`three has no shader ${name} any more.`);
  return found;
};

function withoutText(code, name) {
  const constant = constantOf(code, name);
  const from = code.search(new RegExp(`\\n(?:const|var) ${constant.replaceAll('$', '\\$')} = "`));
  const end = code.indexOf('";\n', from);
  if (from < 0 || end < 0) throw new Error(`three has no text of the shader ${name} any more.`);
  const [declaration] = code.slice(from).split('"', 1);
  return `${code.slice(0, from)}${declaration}"${code.slice(end)}`;
}

/** The module of `three` without the texts of shaders that are never compiled. @throws Error when one of them is not there */
export const withoutShaderTexts = (code) =>
  [...PROGRAMS.flatMap((name) => [`${name}_vert`, `${name}_frag`]), ...PARTS].reduce(withoutText, code);

/**
 * Vite plugin. A tenth of what a visitor loads for the view in three dimensions would be shaders of materials that it does not use.
 * @type {import('vite').Plugin}
 */
export const withoutShaders = {
  name: 'without-shaders',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/three/build/three.module.js') ? { code: withoutShaderTexts(code), map: null } : null,
};
