import { vi } from 'vitest';

// The DOM tests of a worker share its window and the libraries, which take most of the time to load; each file begins
// with modules of its own and an empty page.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
document.body.innerHTML = '';
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
