/** How long a build counts as the running one, in ms. */
const knownMs = 1000;

/** The build of the pages that the web server sends; null while it is unknown. */
export interface RunningBuild {
  latest(): string | null;
  /** Asks the web server if the build has been unknown for a second. */
  current(): Promise<string | null>;
  heard(build: string): void;
}

/**
 * Tracks the running build, so that no page is served whose scripts are gone: a web server has only those of its own
 * build. `now` is the clock in ms.
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
