/** How long a build is taken for the running one, in ms. */
const knownMs = 1000;

/** The build of the pages that the web server sends; null while it does not say. */
export interface RunningBuild {
  latest(): string | null;
  /** Asks where that was not known for a second. */
  current(): Promise<string | null>;
  heard(build: string): void;
}

/**
 * Knows which build runs, so that no page is served whose scripts are gone: a web server has those of its own build alone.
 * `now` is the clock in ms.
 */
export function createRunningBuild(o: { ask: () => Promise<string>; now: () => number }): RunningBuild {
  let known: { build: string | null; at: number } = { build: null, at: -Infinity };
  let asking: Promise<string | null> | null = null;
  const know = (build: string | null) => {
    known = { build, at: o.now() };
    return build;
  };
  return {
    latest: () => known.build,
    async current() {
      if (o.now() - known.at < knownMs) return known.build;
      asking ??= o
        .ask()
        .then(know, () => know(null))
        .finally(() => {
          asking = null;
        });
      return asking;
    },
    heard: know,
  };
}
