import { problemStatus } from '@poolpros/contracts/problem';
import { Refusal } from './refusal.js';

/**
 * An error as HTTP shows it. Thrown anywhere in a request, it becomes the problem+json response of that request.
 * `detail` is shown to people: a sentence without secrets.
 */
export class Problem extends Refusal {
  override name = 'Problem';

  get status(): number {
    return problemStatus[this.code];
  }
}
