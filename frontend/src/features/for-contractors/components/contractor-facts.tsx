import { comparedLimit } from '@poolpros/contracts/catalogue';

const facts = [
  { figure: '$0', text: 'for a listing and for every request' },
  { figure: String(comparedLimit), text: 'businesses at most per message, each chosen by the homeowner' },
  { figure: '0', text: 'requests sold or passed on' },
  { figure: '2', text: 'business days is our goal for a decision on a listing' },
];

/** What the directory means for a contractor, in four figures. */
export const ContractorFacts = () => (
  <ul className="not-prose mb-10 grid gap-x-8 gap-y-5 sm:grid-cols-2">
    {facts.map(({ figure, text }) => (
      <li key={text} className="border-t-3 border-pool-700 pt-3">
        <span className="block text-2xl font-[680] tracking-[-0.03em] tabular-nums">{figure}</span>
        <span className="type-small block text-soft">{text}</span>
      </li>
    ))}
  </ul>
);
