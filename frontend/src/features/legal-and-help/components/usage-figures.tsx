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
    return <p>Usage figures are switched off on this site: your browser sends nothing to an analytics service.</p>;
  return (
    <>
      <p>
        Under a random number, your browser tells the analytics service at {new URL(usageFigures.host).host} which pages
        it opened. For each search it sends the place, the service and the number of results. For each calculator it
        sends the result, with the state or the loan term you entered. Where the operator has added the tag of an
        advertising network to the pages, that network learns about a search as well. It leaves out your location, the
        words of messages, other words of searches, names, emails, phone numbers and the secret part of mailed links.
      </p>
      <p>
        We do not count a browser that sends Global Privacy Control. With any other browser you opt out here; nothing
        else changes for you.
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
