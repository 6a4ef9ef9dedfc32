import { honeypotName } from '@poolpros/contracts/honeypot';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HoneypotField } from './honeypot-field.js';

/** Names that browsers and password managers recognize as an address, a contact or a login. */
const known =
  /name|mail|phone|tel|fax|company|organi[sz]ation|business|website|url|address|street|city|state|zip|postal|country|user|login|pass|card|birth|title/i;

it('has nothing by which a browser or a password manager would fill it in', () => {
  render(<HoneypotField name={honeypotName} value="" error={null} onChange={() => undefined} />);
  const field = screen.getByLabelText('Leave this empty');
  expect(field.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(field).toHaveAttribute('tabindex', '-1');
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field).toHaveProperty('type', 'text');
  expect(`${field.id} ${honeypotName} ${field.closest('label')?.textContent}`).not.toMatch(known);
  expect(field).not.toHaveAttribute('placeholder');
});
