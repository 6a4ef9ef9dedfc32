import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReport } from './marks.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marks-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test.each([
  { mark: { name: 'ratio', value: 0.6, atLeast: 0.6 }, kept: true },
  { mark: { name: 'ratio', value: 0.59, atLeast: 0.6 }, kept: false },
  { mark: { name: 'seconds', value: 30, atMost: 30 }, kept: true },
  { mark: { name: 'seconds', value: 30.1, atMost: 30 }, kept: false },
  { mark: { name: 'nothing measured', value: Number.NaN, atMost: 30 }, kept: false },
])('judges $mark.name of $mark.value as kept: $kept', ({ mark, kept }) => {
  const report = createReport(folder, { cpus: 2 });
  report.add('part', [{ name: 'other', value: 1, atLeast: 1 }], {});
  report.add('part', [mark], { rounds: [1] });
  expect(report.conclude()).toBe(kept);
  const written = JSON.parse(readFileSync(join(folder, 'part.json'), 'utf8'));
  expect(written).toMatchObject({
    part: 'part',
    machine: { cpus: 2 },
    marks: [{ pass: kept }],
    figures: { rounds: [1] },
  });
});
