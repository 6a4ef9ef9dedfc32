import { useEffect, useState } from 'react';
import { hasPasskeys } from '../passkey.js';

/** Whether the browser has passkeys; false in the first rendering, as the server cannot know. */
export function useHasPasskeys(): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(hasPasskeys()), []);
  return known;
}
