import { useEffect } from 'react';
import { readableOn } from '@/model/colour/readableOn';

/** The favicon has the colour and the first letter of the active organisation. */
export function useFavicon(name: string, colour: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!link) return;
    const before = link.href;
    const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="600" text-anchor="middle" fill="${readableOn(colour)}">${letter}</text></svg>`;
    link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return () => {
      link.href = before;
    };
  }, [name, colour]);
}
