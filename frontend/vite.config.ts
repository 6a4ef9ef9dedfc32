import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // Pages and React are bundled whole; only what runs the process stays in node_modules.
  ssr: { noExternal: true, external: ['@fastify/static', '@poolpros/chassis', 'fastify', 'zod'] },
  build: {
    // Both builds must name an asset alike, so none may be inlined in one of them.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild
      ? { ssr: true, outDir: 'dist/server', target: 'node20', rolldownOptions: { input: 'server/main.ts' } }
      : { manifest: true, outDir: 'dist/client', rolldownOptions: { input: 'src/app/entry-client.tsx' } }),
  },
}));
