import { useState } from 'react';
import { browserRefuses, storeRefusal, visitorRefuses } from '../../../shared/analytics/refusal.js';
import { useServices } from '../../../shared/lib/services.js';
import { useHydrated } from '../../../shared/lib/use-hydrated.js';
import { browserStorage } from '../../../shared/storage/browser-storage.js';
import { Button } from '../../../shared/ui/button.js';

/** What pages load and send, in short. */
export const PagesLoad = () => (
  <>
    Pages load nothing from other sites
    {useServices().usageFigures && ', and send usage figures unless you say no (see “Usage figures”)'}.
  </>
);

/** Where usage figures go and what they hold, as this site is configured. */
export function UsageFigures() {
  const { usageFigures } = useServices();
  if (!usageFigures)
    return <p>Usage figures are switched off on this site: your browser tells no analytics service anything.</p>;
  return (
    <>
      <p>
        Your browser tells the analytics service at {new URL(usageFigures.host).host}, under a random number, which
        pages it opened. Of each search it tells the place, the service and the number of results. Of each calculator it
        tells what came out, with the state or the term of a loan that was entered. Where the operator has added the tag
        of an advertising network to the pages, that network hears of a search as well. It leaves out positions, the
        words of messages, other words of searches, names, emails, phone numbers and the secret part of mailed links.
      </p>
      <p>
        A browser that sends Global Privacy Control is not counted. With any other you say no here; nothing else changes
        for you.
      </p>
      <Choice />
    </>
  );
}

/** Only the browser knows what the visitor chose. */
function Choice() {
  const isHydrated = useHydrated();
  return isHydrated ? <KnownChoice /> : <p>Your choice is kept in your browser.</p>;
}

function KnownChoice() {
  const storage = browserStorage('localStorage');
  const [refuses, setRefuses] = useState(() => visitorRefuses(storage));
  if (browserRefuses())
    return <p role="status">Your browser sends Global Privacy Control: your visits are not counted.</p>;
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
