import type { Plugin } from 'vite';

const ownIcon = "import { createIcon as createLucideIcon } from '/src/shared/ui/icon.tsx'";

/**
 * Makes the icons of the library refer to shapes that the page has once, and takes the keys out of their shapes, which
 * nothing needs then.
 */
export const sharedIcons = (): Plugin => ({
  name: 'shared-icons',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({
      code: code.replace(/import createLucideIcon from '[^']+'/, ownIcon).replaceAll(/, key: "\w+"/g, ''),
      map: null,
    }),
  },
});
