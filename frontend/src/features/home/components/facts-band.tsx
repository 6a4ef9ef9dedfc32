import { FileSearch, ListOrdered, MailCheck, Send, Umbrella, UserCheck } from 'lucide-react';

/** What people look for in a contractor, and what the directory does about it (docs/rules.md#unproven-claims). */
const facts = [
  {
    icon: UserCheck,
    title: 'Verified',
    text: 'A business that claims its page has to prove that the page is its own. Pages that nobody has claimed say so.',
  },
  {
    icon: FileSearch,
    title: 'Licensed',
    text: 'Each profile links to the state’s license search where there is one, and says that we have not checked the license.',
  },
  {
    icon: Umbrella,
    title: 'Insured',
    text: 'We do not keep certificates of insurance, and each profile says so. Ask to have one sent straight from the insurer.',
  },
  {
    icon: MailCheck,
    title: 'Reviews',
    text: 'A review counts only after its writer has confirmed it from their own inbox. Only reviews of finished jobs count toward the star rating.',
  },
  {
    icon: ListOrdered,
    title: 'Quality guarantee',
    text: 'We do not guarantee anyone’s work. Results are ranked by distance, rating and reviews, and no business can buy a spot.',
  },
  {
    icon: Send,
    title: 'Replies within 24 hours',
    text: 'Your message goes out right away, only to the contractors you chose. Profiles show a reply time only where we have measured it.',
  },
];

/** What the directory does. */
export function FactsBand({ title }: { title: string }) {
  return (
    <section className="bg-surface-quiet">
      <div className="wrap band">
        <h2 className="type-h2">{title}</h2>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 md:gap-8 lg:grid-cols-3">
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
