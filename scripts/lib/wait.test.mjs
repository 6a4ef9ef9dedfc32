import { expect, test } from 'vitest';
import { follow } from './wait.mjs';

const patient = { patienceMs: 400, everyMs: 20, sentence: 'The list stays incomplete.' };

test('follows what moves for far longer than it is patient', async () => {
  const begun = performance.now();
  const changes = [];
  let looks = 0;
  const look = async () => {
    looks += 1;
    if (looks % 3 === 0) throw new Error('busy');
    return { seen: `${looks} firms`, done: performance.now() - begun > 5 * patient.patienceMs };
  };
  await follow(look, { ...patient, everyMs: 10, onChange: (seen) => changes.push(seen) });
  expect(changes.slice(0, 3)).toEqual(['1 firms', '2 firms', '4 firms']);
});

test('fails when nothing moves any more, and says what was seen last', async () => {
  let looks = 0;
  const look = async () => {
    looks += 1;
    if (looks > 3) throw new Error('search responded with 503');
    return { seen: `${Math.min(looks, 2)} of 3 firms`, done: false };
  };
  await expect(follow(look, patient)).rejects.toThrow(
    'The list stays incomplete. For 0.4 s nothing has changed: 2 of 3 firms (search responded with 503)',
  );
});
