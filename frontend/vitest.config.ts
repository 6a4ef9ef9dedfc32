import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mdxTexts } from './mdx.js';

export default defineConfig({
  plugins: [mdxTexts(), react()],
  test: {
    name: 'frontend',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
