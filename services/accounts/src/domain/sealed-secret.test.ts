import { expect, it } from 'vitest';
import { seal, unseal } from './sealed-secret.js';

const secret = 'a secret of at least 32 characters';

it('is read again for its account under its secret, and by nothing else', () => {
  const sealed = seal(secret, 'account', 'YZLG6ZOUWXVM');
  expect(sealed).not.toContain('YZLG6ZOUWXVM');
  expect(unseal(secret, 'account', sealed)).toBe('YZLG6ZOUWXVM');
  expect(unseal(secret, 'another', sealed)).toBeNull();
  expect(unseal(`${secret}.`, 'account', sealed)).toBeNull();
  expect(unseal(secret, 'account', `${sealed.slice(0, -4)}AAAA`)).toBeNull();
  expect(unseal(secret, 'account', '')).toBeNull();
});

it('is another text each time', () => {
  expect(seal(secret, 'account', 'x')).not.toBe(seal(secret, 'account', 'x'));
});
