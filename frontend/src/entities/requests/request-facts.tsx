import { sentenceLabelOf } from '@poolpros/contracts/catalogue';
import type { OwnContactRequest } from '@poolpros/contracts/http/request-threads';
import { contactWays, factQuestions, requestBudgets, requestTimings } from '@poolpros/contracts/request-options';

/** What a homeowner wants: the part that both sides see. */
export type RequestDetails = Pick<OwnContactRequest, 'service' | 'zip' | 'timing' | 'budget' | 'contactBy' | 'facts'>;

export interface Fact {
  label: string;
  value: string;
}

/** What is known of a request, in the order of the form; unanswered questions are left out. */
export function factsOf({ service, zip, timing, budget, contactBy, facts }: RequestDetails): Fact[] {
  const known = [
    { label: 'Service', value: service && sentenceLabelOf(service) },
    { label: 'ZIP', value: zip },
    { label: 'Timing', value: timing && requestTimings[timing] },
    { label: 'Budget', value: budget && requestBudgets[budget] },
    { label: 'Preferred contact', value: contactBy && contactWays[contactBy] },
    ...Object.entries(facts).map(([key, answer]) => answered(key, answer)),
  ];
  return known.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

const questions: Partial<Record<string, { label: string; options: Readonly<Partial<Record<string, string>>> }>> =
  factQuestions;

/** An answer that is no longer offered stays as it is stored. */
const answered = (key: string, answer: string): Fact => ({
  label: questions[key]?.label ?? key,
  value: questions[key]?.options[answer] ?? answer,
});

/** The facts of a request; nothing if none is known. */
export function RequestFacts({ request }: { request: RequestDetails }) {
  const facts = factsOf(request);
  if (facts.length === 0) return null;
  return (
    <dl className="text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 border-t border-rule py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
