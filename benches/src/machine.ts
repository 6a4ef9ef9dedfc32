import { cpus } from 'node:os';
import { say } from '../../scripts/lib/progress.mjs';
import type { SitesOptions } from './sites/sites.js';

/** What a run of a tool needs: running stores, and the Node that the product runs on. */
export type RunOptions = Pick<SitesOptions, 'folder' | 'stores' | 'secrets' | 'supervisor'> & {
  node: { program: string; version: string };
};

/** Prints and returns what the figures were measured on. */
export function describeMachine({ node, stores }: RunOptions, more: Record<string, string> = {}) {
  const machine = {
    cpus: cpus().length,
    model: cpus()[0]?.model ?? 'unknown',
    node: node.version,
    stores: stores.versions,
    ...more,
  };
  say(
    Object.entries(machine)
      .map(([name, value]) => `${name} ${value}`)
      .join(' · '),
  );
  return machine;
}
