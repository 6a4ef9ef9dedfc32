import { origin } from '@poolpros/chassis/config';

/** The services that the gateway forwards to. A variable such as SEARCH_URL names the origin of each. */
export const upstreams = ['directory', 'search', 'accounts', 'reviews', 'notifications', 'web'] as const;
export type Upstream = (typeof upstreams)[number];

type Variable = `${Uppercase<Upstream>}_URL`;
const variableOf = (upstream: Upstream) => `${upstream.toUpperCase()}_URL` as Variable;

export const upstreamShape = Object.fromEntries(upstreams.map((name) => [variableOf(name), origin])) as Record<
  Variable,
  typeof origin
>;

/** Origin of each upstream. */
export const originsOf = (config: Record<Variable, string>) =>
  Object.fromEntries(upstreams.map((name) => [name, config[variableOf(name)]])) as Record<Upstream, string>;
