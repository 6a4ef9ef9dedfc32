import type { WayToPay } from '../../../../content/financing/ways-to-pay.js';

/** What speaks for and against a way to pay, and what to ask. */
export const WayFacts = ({ way: { text, fits, costs, risk, ask } }: { way: WayToPay }) => (
  <>
    <p>{text}</p>
    <dl className="not-prose mt-4 rounded-card border border-rule">
      {[
        ['Good for', fits],
        ['Costs', costs],
        ['Risk', risk],
      ].map(([label, value]) => (
        <div
          key={label}
          className="grid break-inside-avoid gap-x-4 gap-y-1 border-rule px-4 py-3 not-first:border-t roomy:grid-cols-[6rem_minmax(0,1fr)] roomy:px-5"
        >
          <dt className="font-semibold">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <h3>Questions to ask</h3>
    <ul>
      {ask.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  </>
);
