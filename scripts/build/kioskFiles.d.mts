import type { Plugin } from 'vite';

export function withKioskFiles(folder: string): Plugin;
