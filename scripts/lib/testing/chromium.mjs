import { findProgram } from '../executables.mjs';
import { Failure } from '../failure.mjs';
import { canInstallPackages, installPackages } from '../system-packages.mjs';

const browsers = ['chromium', 'chromium-browser', 'google-chrome'];
/** The same engine without windows, which takes less of the processors. */
const headless = 'chromium-headless-shell';

/**
 * The path of a Chromium; installed with apt where that is possible and it is missing.
 * @param {(detail: string) => void} detail
 * @param {{ headlessOnly?: boolean }} [wish] whether one without windows will do
 */
export async function provideChromium(detail, { headlessOnly = false } = {}) {
  const wanted = headlessOnly ? [headless] : browsers;
  const found = firstOf(wanted);
  if (found) return found;
  if (canInstallPackages()) await installPackages([wanted[0], 'fonts-liberation'], detail);
  const program = firstOf([...wanted, ...browsers]);
  if (program) return program;
  throw new Failure('The browser journeys need Chromium: install it (its program "chromium" in PATH).');
}

/** @param {string[]} names */
const firstOf = (names) => names.map(findProgram).find((program) => program !== null);
