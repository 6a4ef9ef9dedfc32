import { comparedLimit, distanceOptions, serviceRadiusMiles, shortlistLimit } from '@poolpros/contracts/catalogue';
import { textLengths } from '@poolpros/contracts/limits';
import { pagePaths } from '@poolpros/contracts/paths';
import { Link } from 'react-router-dom';
import { type Question, Questions } from './components/questions.js';
import type { InfoSection } from './components/sections.js';

const miles = distanceOptions.join(', ').replace(/, (\d+)$/, ' or $1');

const search: readonly Question[] = [
  {
    question: 'What can I type into the search box?',
    answer: (
      <p>
        A place, a job, or both in your own words, such as “replaster a pool near 85254”. A city with its state, a
        state, a five-digit ZIP and a range such as 78701-78705 are understood as places. Above the results you see what
        was understood and can take each part away.
      </p>
    ),
  },
  {
    question: 'How far do you search?',
    answer: (
      <p>
        Within {miles} miles of your place, or without a limit. A business also says how far it travels,{' '}
        {serviceRadiusMiles.min} to {serviceRadiusMiles.max} miles, and is shown only where it would come. When nobody
        is found within your distance, the search goes on to the next one and says so.
      </p>
    ),
  },
  {
    question: 'Do I have to share my location?',
    answer: (
      <p>
        No. A ZIP or a city does the same. If you press “Use my location”, your browser asks you first. The position is
        used inside the United States only, and is rounded to about a block before it leaves your browser.
      </p>
    ),
  },
  {
    question: 'Why does a business say “No reviews yet”?',
    answer: <p>Because nobody has reviewed a finished job there. We show no number where there is nothing to count.</p>,
  },
  {
    question: 'How do I keep the ones I like?',
    answer: (
      <p>
        Press the heart on a card. Your <Link to={pagePaths.shortlist}>shortlist</Link> holds up to {shortlistLimit}{' '}
        businesses with your notes. It stays in your browser; you can mail it to yourself or share it as a link, without
        the notes. Up to {comparedLimit} businesses can be <Link to={pagePaths.compare}>compared</Link> side by side.
      </p>
    ),
  },
];

const contact: readonly Question[] = [
  {
    question: 'What happens when I send a message?',
    answer: (
      <p>
        The business gets it by email, with your name, your email and, if you gave one, your phone number. You get a
        copy. The business answers you directly, so the next message comes from them and not from us.
      </p>
    ),
  },
  {
    question: 'Can I ask several businesses at once?',
    answer: (
      <p>
        Yes, up to {comparedLimit} with one message. You tick each of them yourself; none is ticked for you. If one of
        them takes no messages at the moment, nothing is sent, and you are told which one it is.
      </p>
    ),
  },
  {
    question: 'They have not answered. What now?',
    answer: (
      <p>
        Look in your spam folder first, then call, where the page shows a phone number. We do not know how quickly a
        business replies, and we cannot make one reply. Asking two or three at once saves you the wait.
      </p>
    ),
  },
  {
    question: 'Why was my message not accepted?',
    answer: (
      <p>
        An email address can send ten messages a day, three of them to the same business, and a message may hold two
        links at most. That keeps advertising out of the inboxes.
      </p>
    ),
  },
];

const reviews: readonly Question[] = [
  {
    question: 'How do I review a business?',
    answer: (
      <p>
        Open its page and press “Write a review”. Choose the stars, write at least {textLengths.reviewText.min}{' '}
        characters, and confirm that it is your own experience. We mail you a link; the review is public when you press
        the button behind it. The link works for 7 days.
      </p>
    ),
  },
  {
    question: 'Is my name shown?',
    answer: <p>Your first name and the initial of your last name, such as Theo B. Your email is never shown.</p>,
  },
  {
    question: 'Can a business stop a review?',
    answer: <p>No. It learns of a review when it is public. Nobody can pay to have one published or taken down.</p>,
  },
  {
    question: 'Can I review a business twice?',
    answer: (
      <p>
        A person has one public review of a business. It may speak of work of this month or of the twelve months before.
      </p>
    ),
  },
];

const listing: readonly Question[] = [
  {
    question: 'What does a listing cost?',
    answer: <p>Nothing, and there is no fee for the requests that you get. You need no credit card.</p>,
  },
  {
    question: 'How do I list my business?',
    answer: (
      <p>
        Fill in <Link to={pagePaths.listYourBusiness}>the form</Link>; it takes about five minutes. What you type is
        kept in your browser, so you can come back to it. Confirm your email within 14 days with the link that we mail.
        A person reads the listing, and you hear the decision by mail. We aim at two business days.
      </p>
    ),
  },
  {
    question: 'Where do I see how far it is?',
    answer: <p>On your status page. The link in the mail with which you confirmed leads there.</p>,
  },
  {
    question: 'My listing was not approved',
    answer: <p>The mail and the status page say why. Put it right and send the form again; it is read afresh.</p>,
  },
  {
    question: 'How do I change what my page says?',
    answer: (
      <p>You cannot do that yourself yet. Write to the address that our mails come from and say what should change.</p>
    ),
  },
];

const account: readonly Question[] = [
  {
    question: 'Who needs an account?',
    answer: (
      <p>
        Contractors, to read the requests that come in. When you list a business, we mail you a link to choose a
        password; it works for 7 days. Homeowners need none.
      </p>
    ),
  },
  {
    question: 'I forgot my password',
    answer: (
      <p>
        <Link to={pagePaths.forgotPassword}>Ask for a new one</Link>. The link in the mail works once, for 60 minutes. A
        new password ends every open session.
      </p>
    ),
  },
  {
    question: 'It says that I have to wait',
    answer: (
      <p>
        After five wrong passwords the wait grows from 30 seconds to 15 minutes. Nothing is locked for good, and a new
        password from a mailed link works at once.
      </p>
    ),
  },
];

/** Questions and answers by what people come for. */
export const helpSections: readonly InfoSection[] = [
  { id: 'search', title: 'Searching', body: <Questions questions={search} /> },
  { id: 'contact', title: 'Contacting a business', body: <Questions questions={contact} /> },
  { id: 'reviews', title: 'Reviews', body: <Questions questions={reviews} /> },
  { id: 'listing', title: 'Listing a business', body: <Questions questions={listing} /> },
  { id: 'account', title: 'Your account', body: <Questions questions={account} /> },
  {
    id: 'more-help',
    title: 'Still stuck?',
    body: (
      <p>
        There is no phone line and no chat. Write to the address that our mails come from. Our postal address stands at
        the foot of every mail.
      </p>
    ),
  },
];
