import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the worked example of a signature in the help is one', () => {
  const file = join(import.meta.dirname, '../content/help/account/check-a-webhook.mdx');
  const text = readFileSync(file, 'utf8');
  const [, example = ''] = /```text\n([\s\S]*?)```/.exec(text) ?? [];
  const { secret, id, timestamp, body, signature } = Object.fromEntries(
    [...example.matchAll(/^(\w+): +(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const key = Buffer.from(String(secret).replace('whsec_', ''), 'base64');
  expect(key).toHaveLength(32);
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  expect(signature).toBe(`v1,${digest}`);
});
