import { useState } from 'react';
import { browserRefuses, storeRefusal, visitorRefuses } from '../../../shared/analytics/refusal.js';
import { providerDelayMs } from '../../../shared/analytics/start-provider.js';
import { useServices } from '../../../shared/lib/services.js';
import { useHydrated } from '../../../shared/lib/use-hydrated.js';
import { browserStorage } from '../../../shared/storage/browser-storage.js';
import { Button } from '../../../shared/ui/button.js';
import { usageFacts } from '../usage-facts.js';

/** What pages load and send, in short. */
export function PagesLoad() {
  const { usageFigures, hasTags } = useServices();
  const isCounted = usageFigures !== null;
  return (
    <>
      Visitors without an account get no cookies from us
      {isCounted && ' except the one for usage figures'}. Pages load nothing from other sites
      {hasTags && ' except the tags from advertising networks (see “Usage figures”)'}
      {isCounted && ', and send usage figures unless you say no (see “Usage figures”)'}.
    </>
  );
}

/** Which visitors get cookies. */
export const CookiesFor = () =>
  useServices().usageFigures ? (
    <p>
      Only people who log in get these two, which no script can read. Others get at most the cookie for usage figures
      (see “Usage figures”).
    </p>
  ) : (
    <p>Only people who log in get cookies, and only these two. No script can read them.</p>
  );

/** Where usage figures go and what they hold, as this site is configured. */
export function UsageFigures() {
  const { usageFigures, hasTags } = useServices();
  if (!usageFigures)
    return (
      <>
        <p>Usage figures are turned off on this site: your browser sends nothing to an analytics service.</p>
        {hasTags && (
          <>
            <Tags />
            <p>You can opt out here; nothing else changes for you.</p>
            <Choice />
          </>
        )}
      </>
    );
  const { sends, keeps, avoids } = usageFacts();
  return (
    <>
      <p>
        {providerDelayMs / 1000} seconds after a page has loaded, or when you first tap, click or type, your browser
        loads a script from us that counts visits. Using a random number in place of your name, it tells the analytics
        service at {new URL(usageFigures.host).host}:
      </p>
      <Facts facts={sends} />
      <p>
        It counts logins, forms that were sent and clicks by the kind of control, and it measures how long a page is
        open and how fast it loads. For each search, it sends the place, the service and the number of results. For each
        request, it sends the contractor, the city and the service. For each calculator, it sends the result, with the
        state you entered; for a payment plan, only the loan term. For a listing that is confirmed, it sends the city
        and the services. It leaves out your location, what you write in messages, other search terms, names, emails,
        phone numbers and the secret part of emailed links. It does not {avoids.slice(0, -1).join(', ')} or{' '}
        {avoids.at(-1)}.
      </p>
      {hasTags && <Tags />}
      <p>Your browser keeps:</p>
      <Facts facts={keeps} />
      <p>Until you close the tab, it also remembers that your visit has begun, and what has yet to be sent to a tag.</p>
      <p>
        We do not count a browser that sends a Global Privacy Control signal: it loads no script and keeps nothing. With
        any other browser, you can opt out here, which also deletes what it keeps; nothing else changes for you.
      </p>
      <Choice />
    </>
  );
}

/** What the networks learn whose tags the operator has added. */
const Tags = () => (
  <p>
    The public pages have tags from advertising networks, which load from those networks. We tell them that a profile or
    a guide was opened, that a form was begun or sent, that someone clicked, and how long a page was open. We also tell
    them that someone searched, wrote to a contractor, logged in or confirmed a listing. We say what kind of page each
    of these happened on, and nothing else; the networks’ own scripts can read what a public page shows. We tell them
    nothing about a browser that sends a Global Privacy Control signal or a visitor who opts out. Account pages and
    pages opened from emailed links have no tags.
  </p>
);

const Facts = ({ facts }: { facts: readonly string[] }) => (
  <ul>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);

/** Only the browser knows what the visitor chose. */
function Choice() {
  const isHydrated = useHydrated();
  return isHydrated ? <KnownChoice /> : <p>Your choice is kept in your browser.</p>;
}

function KnownChoice() {
  const storage = browserStorage('localStorage');
  const [refuses, setRefuses] = useState(() => visitorRefuses(storage));
  if (browserRefuses())
    return <p role="status">Your browser sends a Global Privacy Control signal, so your visits are not counted.</p>;
  const toggle = () => {
    storeRefusal(storage, !refuses);
    setRefuses(!refuses);
  };
  return (
    <>
      <p role="status">{refuses ? 'Your visits are not counted.' : 'Your visits are counted.'}</p>
      <Button onClick={toggle}>{refuses ? 'Count my visits' : 'Do not count my visits'}</Button>
    </>
  );
}
