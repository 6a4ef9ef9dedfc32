import { defineConfig } from 'eslint/config';
import node from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';

// Biome formats and finds what can be seen in one file. Only rules that need the compiler's types, or that hold an
// agreement between files, are here.

export default defineConfig(
  { ignores: ['**/dist/**', '**/node_modules/**', '.local/**', 'coverage/**'] },
  {
    files: ['{packages,services,frontend,benches,e2e}/**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': typescript.plugin, n: node },
    languageOptions: {
      parser: typescript.parser,
      parserOptions: {
        project: ['tsconfig.check.json', 'frontend/tsconfig.json', 'benches/tsconfig.json', 'e2e/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'n/no-process-env': 'error',
    },
  },
  {
    // The environment is read where a process begins, by its tests' set-up and by tools.
    files: [
      'packages/chassis/src/run.ts',
      'packages/chassis/src/testing/**',
      'packages/mailbox/src/main.ts',
      '{packages,services}/*/test/**',
      'benches/**',
      'e2e/**',
      '**/*.config.ts',
    ],
    rules: { 'n/no-process-env': 'off' },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react-router', message: 'Import from react-router-dom: one source for the router.' }] },
      ],
    },
  },
);
