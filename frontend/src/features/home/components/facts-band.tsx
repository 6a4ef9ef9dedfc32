import { ListOrdered, MailCheck, Send } from 'lucide-react';

const facts = [
  {
    icon: MailCheck,
    title: 'Reviews confirmed by email',
    text: 'A review counts only after its writer confirmed it from their own mailbox. Job reviews alone make the stars.',
  },
  {
    icon: Send,
    title: 'Sent only where you say',
    text: 'Your message goes to the contractor you chose and to nobody else. We never sell it.',
  },
  {
    icon: ListOrdered,
    title: 'No paid places',
    text: 'Results follow distance, rating and reviews. Every result says why it is there.',
  },
];

/** What the directory does. */
export function FactsBand({ title }: { title: string }) {
  return (
    <section className="bg-surface-quiet">
      <div className="wrap band">
        <h2 className="type-h2">{title}</h2>
        <ul className="mt-8 grid gap-6 md:grid-cols-3 md:gap-8">
          {facts.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex flex-col gap-1.5 border-t-3 border-pool-700 pt-4">
              <Icon aria-hidden="true" className="mb-1 size-6 text-pool-600" strokeWidth={1.75} />
              <h3 className="type-h4">{title}</h3>
              <p className="text-[0.9375rem]/[1.375rem] text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
