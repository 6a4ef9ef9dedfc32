import { expect, it, vi } from 'vitest';
import { afterEach } from './after-each.js';

it('passes on what a method was given and returned, and leaves both as they are', () => {
  const listener = vi.fn();
  const object = { add: (a: number, b: number) => a + b };
  const end = afterEach(object, 'add', listener);
  expect(object.add(1, 2)).toBe(3);
  expect(listener).toHaveBeenCalledExactlyOnceWith([1, 2], 3);
  end();
  object.add(3, 4);
  expect(listener).toHaveBeenCalledOnce();
});
