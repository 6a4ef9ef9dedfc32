import type { Plugin } from 'vite';

/**
 * Takes the keys out of the shapes of icons. The shapes never change their order, so React needs no keys, and random
 * letters compress badly: every page would load half a kilobyte of them.
 */
export const iconsWithoutKeys = (): Plugin => ({
  name: 'icons-without-keys',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replaceAll(/, key: "\w+"/g, ''), map: null }),
  },
});
