import type { Plugin } from 'vite';

/** Leaves the texts of unused shaders out of what is built. */
export const withoutShaders: Plugin;
/** The module of `three` without the texts of shaders that are never compiled. @throws Error when one of them is not there */
export function withoutShaderTexts(code: string): string;
