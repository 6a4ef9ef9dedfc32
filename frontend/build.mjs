import { build } from 'vite';

const root = import.meta.dirname;

process.chdir(root);
await Promise.all([build({ root, logLevel: 'warn' }), build({ root, logLevel: 'warn', build: { ssr: true } })]);
