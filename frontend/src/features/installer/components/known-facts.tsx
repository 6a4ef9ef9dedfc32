import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { replySpeed } from '@poolpros/contracts/reply-speed';
import { BadgeCheck, Clock, type LucideIcon, ShieldQuestion, Store } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a homeowner would want to know was checked or measured, and where it was not (docs/rules.md#verified). */
export function KnownFacts({ installer }: { installer: InstallerDetail }) {
  const { claimed, state, license, responseMinutes } = installer;
  return (
    <ul className="mt-6 grid gap-px overflow-hidden rounded-card border border-rule bg-rule lg:grid-cols-2">
      <LicenseFact state={state} license={license} />
      <Fact icon={ShieldQuestion} title="Insurance: not on file yet">
        Ask for a certificate of insurance before work starts
      </Fact>
      <ReplyFact responseMinutes={responseMinutes} />
      {claimed ? (
        <Fact icon={BadgeCheck} title="Claimed by the business">
          The business manages this page
        </Fact>
      ) : (
        <Fact icon={Store} title="Not claimed yet">
          The business does not manage this page
        </Fact>
      )}
    </ul>
  );
}

/** How soon it usually replies, where that was measured (docs/rules.md#reply-speed). */
function ReplyFact({ responseMinutes }: Pick<InstallerDetail, 'responseMinutes'>) {
  const speed = responseMinutes === null ? null : replySpeed(responseMinutes);
  return speed ? (
    <Fact icon={Clock} title={`Usually replies within ${speed.text}`}>
      Measured over the last 30 days; evenings and nights do not count
    </Fact>
  ) : (
    <Fact icon={Clock} title="Reply speed: not measured yet">
      Ask when you can expect an answer
    </Fact>
  );
}

const kinds = { license: 'License', registration: 'Registration', unknown: 'License or registration' } as const;

/** What the state asks of the business, and where its record is searched. */
function LicenseFact({ state, license }: Pick<InstallerDetail, 'state' | 'license'>) {
  if (license === null || license.kind === 'none')
    return (
      <Fact icon={ShieldQuestion} title="License: ask the city or county">
        We could not confirm that {state} has a state license for pool contractors
      </Fact>
    );
  const { kind, board, lookup } = license;
  return (
    <Fact icon={ShieldQuestion} title={`${kinds[kind]}: not checked yet`}>
      {lookup ? (
        <a
          href={lookup}
          rel="nofollow noopener"
          className="link inline-block pointer-coarse:-my-2 pointer-coarse:py-2.5"
        >
          Look it up at the {board}
        </a>
      ) : (
        `Ask the ${board}`
      )}
    </Fact>
  );
}

function Fact({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 bg-surface px-[1.125rem] py-[0.9375rem]">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-pool-600" strokeWidth={1.75} />
      <span className="min-w-0">
        <b className="block text-[0.9375rem] font-[620] wrap-anywhere">{title}</b>
        <span className="type-caption block text-muted">{children}</span>
      </span>
    </li>
  );
}
