import { describe, expect, it } from 'vitest';
import { type Problem, problemGroups, problems } from '../../../content/care/problems.js';
import { findProblems } from './find-problems.js';
import { stepQuery, treeStep, treeSteps } from './tree-steps.js';

const idsOf = (found: readonly Problem[]) => found.map(({ id }) => id);

it.each([
  ['green', 'green-water'],
  ['my pool is green', 'green-water'],
  ['Why does the water smell of chlorine?', 'strong-smell'],
  ['leaking', 'losing-water'],
  ['breaker trips', 'pump-dead'],
  ['swg', 'salt-cell'],
  ['pump wont start', 'pump-dead'],
  ['milky', 'cloudy-water'],
  ['mustard algae', 'yellow-dust'],
  ['bubbl', 'hot-tub-foam'],
  ['heater error code', 'heater-off'],
  ['main drain', 'drain-cover'],
  ['steam generator', 'steam-weak'],
])('finds for “%s” first %s', (typed, id) => {
  expect(idsOf(findProblems(typed))[0]).toBe(id);
});

it('requires every word, and puts matches of the name before those of the text', () => {
  const found = idsOf(findProblems('calcium'));
  expect(found[0]).toBe('white-scale');
  expect(found).toContain('cloudy-water');
  expect(found).not.toContain('pump-dead');
  expect(findProblems('green zeppelin')).toEqual([]);
});

it('shows all of them while no meaningful word is typed', () => {
  for (const typed of ['', '  ', 'my pool', '?!']) expect(findProblems(typed)).toHaveLength(problems.length);
});

describe.each(problems.map((problem) => [problem.id, problem] as const))('the problem %s', (id, problem) => {
  it('says what causes it, what to check, what to do and when to call', () => {
    for (const part of [problem.causes, problem.checks, problem.fix]) expect(part.length).toBeGreaterThan(1);
    for (const sentence of [...problem.causes, ...problem.checks, ...problem.fix, problem.call])
      expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
    expect(Object.keys(problemGroups)).toContain(problem.group);
  });

  it('is found by its own name, and can be reached step by step', () => {
    expect(idsOf(findProblems(problem.title))).toContain(id);
    expect(treeSteps.some(({ node }) => 'problem' in node && node.problem === id)).toBe(true);
  });
});

it('has each sentence once', () => {
  const sentences = problems.flatMap(({ causes, checks, fix, call }) => [...causes, ...checks, ...fix, call]);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  const ids = problems.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it('ends every path of the tree at a problem, within five answers', () => {
  const ids = treeSteps.map(({ node }) => node.id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const { node, trail } of treeSteps) {
    expect(trail.length).toBeLessThanOrEqual(5);
    if ('answers' in node) expect(node.answers.length).toBeGreaterThan(1);
    else expect(problems.map(({ id }) => id)).toContain(node.problem);
  }
});

it('finds a step by the query in links, and starts over with an unknown one', () => {
  for (const { node } of treeSteps)
    expect(treeStep(new URLSearchParams(stepQuery(node.id)).get('step') ?? '').node).toBe(node);
  expect(treeStep('toString').node.id).toBe('start');
});
