import { findProgram } from '../executables.mjs';
import { Failure } from '../failure.mjs';
import { canInstallPackages, installPackages } from '../system-packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome'];
const find = () => names.map(findProgram).find((program) => program !== null);

/**
 * The path of a Chromium; installed with apt where that is possible and it is missing.
 * @param {(detail: string) => void} detail
 */
export async function provideChromium(detail) {
  const found = find();
  if (found) return found;
  const sentence = 'The browser journeys need Chromium: install it (its program "chromium" in PATH).';
  if (!canInstallPackages()) throw new Failure(sentence);
  await installPackages(['chromium', 'fonts-liberation'], detail);
  const installed = find();
  if (!installed) throw new Failure(sentence);
  return installed;
}
