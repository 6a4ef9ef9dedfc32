import { problemTree, type TreeQuestion, type TreeResult } from '../../../content/care/problem-tree.js';

/** A question or a result of the decision tree, and the answers that lead there. */
export interface TreeStep {
  node: TreeQuestion | TreeResult;
  /** From the first question on: the id of each question, and the answer given to it. */
  trail: readonly { id: string; answer: string }[];
}

function stepsBelow(step: TreeStep): TreeStep[] {
  const { node, trail } = step;
  if (!('answers' in node)) return [step];
  const below = node.answers.map(({ label, next }) => ({
    node: next,
    trail: [...trail, { id: node.id, answer: label }],
  }));
  return [step, ...below.flatMap(stepsBelow)];
}

const first: TreeStep = { node: problemTree, trail: [] };

/** Every step, the first question first. */
export const treeSteps: readonly TreeStep[] = stepsBelow(first);

/** The step with this id; the first question for an id that is none. */
export const treeStep = (id: string): TreeStep => treeSteps.find(({ node }) => node.id === id) ?? first;

/** The query of the page that shows a step. */
export const stepQuery = (id: string): string => (id === problemTree.id ? '' : `?step=${id}`);
