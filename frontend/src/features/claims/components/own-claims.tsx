import type { OwnClaim } from '@poolpros/contracts/http/claims';
import { ClaimCard } from './claim-card.js';

/** Where the claims of a contractor stand. */
export function OwnClaims({ title, claims }: { title: string; claims: readonly OwnClaim[] }) {
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="own-claims" className="mt-12">
      <h2 id="own-claims" className="type-h3">
        {title}
      </h2>
      <ul className="mt-3 flex flex-col gap-4">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimCard claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  );
}
