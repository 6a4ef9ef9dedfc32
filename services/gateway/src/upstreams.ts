import { origin } from '@poolpros/chassis/config';

/** Who answers what the gateway passes on. Each is found at the origin that its variable names, such as SEARCH_URL. */
export const upstreams = ['directory', 'search', 'accounts', 'reviews', 'web'] as const;
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
