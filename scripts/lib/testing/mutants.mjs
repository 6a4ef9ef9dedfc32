import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * A change of one line that a test should notice.
 * @typedef {object} Mutant
 * @property {string} file
 * @property {number} line
 * @property {'condition' | 'bound' | 'await'} kind
 * @property {number} start where `before` stands in the file
 * @property {string} before
 * @property {string} after
 */

const movedBounds = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);

/** @param {ts.Node} node @returns {ts.Expression | null} */
function conditionOf(node) {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : null;
}

/**
 * Every mutant of a file: negated conditions, shifted bounds, dropped awaits.
 * @param {string} root
 * @param {string} file
 * @returns {Mutant[]}
 */
export function mutantsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const mutants = [];
  /** @param {Mutant['kind']} kind @param {ts.Node} node @param {(before: string) => string} change */
  function add(kind, node, change) {
    const start = node.getStart(source);
    const before = text.slice(start, node.getEnd());
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, line, kind, start, before, after: change(before) });
  }
  /** @param {ts.Node} node */
  function visit(node) {
    const condition = conditionOf(node);
    if (condition) add('condition', condition, (before) => `!(${before})`);
    const bound = ts.isBinaryExpression(node) && movedBounds.get(node.operatorToken.kind);
    if (bound) add('bound', node.operatorToken, () => bound);
    if (ts.isAwaitExpression(node)) add('await', node, (before) => before.replace(/^await\s+/, ''));
    ts.forEachChild(node, visit);
  }
  visit(source);
  return mutants;
}

/**
 * The wanted number of mutants, at random from different lines.
 * @param {Mutant[]} mutants
 * @param {number} count
 * @param {import('@poolpros/seed-data/random').Random} random
 */
export function drawn(mutants, count, random) {
  /** @type {Map<string, Mutant[]>} */
  const lines = new Map();
  for (const mutant of mutants) {
    const key = `${mutant.file}:${mutant.line}`;
    lines.set(key, [...(lines.get(key) ?? []), mutant]);
  }
  return random.pickSome([...lines.values()], count).map((ofLine) => random.pick(ofLine));
}
