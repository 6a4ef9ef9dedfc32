import { accountDeletionDays } from '@poolpros/contracts/limits';
import { pagePaths } from '@poolpros/contracts/paths';
import { Link } from '../../shared/ui/link.js';
import { OperatorContact, PrivacyEmail } from './components/operator.js';
import type { InfoSection } from './components/sections.js';
import { CookiesFor, PagesLoad, UsageFigures } from './components/usage-figures.js';

/** What is stored where and for how long. Its numbers are rows of test/promises.test.ts. */
export const privacySections: readonly InfoSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    body: (
      <ul>
        <li>You can search, compare and write to businesses without an account.</li>
        <li>What you write to a business goes to that business. We do not sell it or pass it on to anyone else.</li>
        <li>Your email is never shown on a page.</li>
        <li>
          <PagesLoad />
        </li>
      </ul>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: (
      <>
        <p>These are kept in your browser’s storage and are gone when you clear it:</p>
        <ul>
          <li>
            Your shortlist with your notes, and the businesses that you compare. The notes never leave the browser.
          </li>
          <li>
            What you typed into the <Link to={pagePaths.listYourBusiness}>listing form</Link> and did not send: 30 days,
            or until you send or discard it.
          </li>
          <li>The businesses that you wrote to today, so that their cards can say so.</li>
          <li>
            If you run a business, your unsent replies to requests and unsaved changes of your page: until you send or
            save them, log out or close the tab.
          </li>
          <li>
            Until you close the tab: whether you are in the United States, the ZIP that you typed on a business’s page,
            and whether you closed a notice.
          </li>
          <li>If you log in: a token that proves it for 15 minutes at a time.</li>
          <li>
            If usage figures are turned on for this site: random numbers for your browser and your visit, and the fact
            that you opted out, if you did (see “Usage figures”).
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <CookiesFor />
        <ul>
          <li>One that keeps you logged in: 30 days for contractors, 12 hours for our staff.</li>
          <li>
            One that remembers that you have logged in with this browser, so that you do not have to wait when a
            stranger tries to guess your password: one year.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'location',
    title: 'Searches and your location',
    body: (
      <>
        <p>
          We do not store what you search for with anything that identifies you. Our logs record the kind of request,
          how it ended and how long it took, but neither your IP address nor your search terms.
        </p>
        <p>
          Your browser shares your location only after you agree. It is rounded to about 360 feet before it is sent,
          used for that search, and left out of the usage figures. It is in the address of the results page, so remove
          it before you share that link.
        </p>
        <p>
          To keep any one network from overloading the service, we count its requests by IP address. A count lasts from
          one minute to 24 hours.
        </p>
        <p>
          Businesses see how many visitors saw their listing, opened their page, called, or went to their website or
          message form. To count each visitor only once a day, we keep a record of the visit for two days under a code
          made from the IP address and the browser’s name. The key to that code is deleted the next day, so nobody can
          tell who it was or whether the visitor came back. Nothing is stored in your browser, nothing is shared with
          anyone else, and after that we keep only the totals.
        </p>
        <p>
          If you open an address that we have no page for, or one of our pages fails in your browser, we keep a count
          for that address for 30 days. Parts of it that could identify you, such as an email or a number, are replaced
          before it leaves your browser.
        </p>
      </>
    ),
  },
  {
    id: 'messages',
    title: 'Messages to businesses',
    body: (
      <>
        <p>
          Your name, phone number (if you give one), message and what you say about the job go to the businesses that
          you name or select, by email and in their dashboards. They never see your email: what they write reaches you
          through us, and what you write reaches them the same way.
        </p>
        <p>
          The private link in our email takes you to the page to follow, withdraw or erase the request. We keep the
          request with its messages and photos so that both sides can find them again, and erase it after 24 months, or
          as soon as you erase it on that page. We cannot erase what the business has already received by email. We
          remove the time and place that the camera stored in the photos. Photos for a request that you did not send are
          erased after 24 hours.
        </p>
        <p>
          To keep out spam, we store a coded form of the IP address that a request came from, and erase it after seven
          days. A request that looks like spam and that you do not confirm with the link in our email is erased after
          seven days.
        </p>
      </>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews',
    body: (
      <ul>
        <li>
          Shown: the stars, your words, the service, the month of the work, your first name and the initial of your last
          name.
        </li>
        <li>
          Never shown: your full name and your email. We keep them to make sure that nobody reviews the same business
          twice.
        </li>
        <li>If you do not confirm a review, we erase all of this after 14 days.</li>
        <li>
          A published review stays until you take it down with the link in our email, or ask us to erase it. Then it
          comes off the page, and its words and your name and email are erased at once.
        </li>
        <li>
          A review that we take down is erased the same way after 90 days. Until then we can answer questions about the
          decision.
        </li>
      </ul>
    ),
  },
  {
    id: 'listings',
    title: 'Listings and accounts',
    body: (
      <ul>
        <li>
          Shown on a business’s page: its name, phone number, website, city, ZIP and what the form says about its work.
        </li>
        <li>
          Never shown: the name and the email of the person who sent the form, licenses and insurance, and the street
          address if the business keeps it private.
        </li>
        <li>A listing that is not confirmed is erased 30 days after it was sent.</li>
        <li>
          A draft that you ask us to keep, with the email that its link went to, is erased 30 days after you last saved
          it, or once you have sent and confirmed it or discarded it. You are reminded of it once, after 7 days.
        </li>
        <li>
          A confirmed listing, approved or not, is kept along with a record of its review and who made the decision, so
          that the decision can be explained later.
        </li>
        <li>
          A claim to a listing includes your account, the name of your browser and what you sent as proof: an email at
          the website’s domain, a license number or documents, and your words. A claim by phone records that you
          received the code that we texted to the phone number on the page. A hash of your network address is kept with
          it, to count the claims that come from there. Our staff reads the claim. The owner of a page sees the name of
          the person who claims it. What you sent is erased 90 days after the decision.
        </li>
        <li>
          The members of a business see each other’s names and emails. An invited person’s email is kept for 30 days
          after the invitation has been accepted or withdrawn or has expired.
        </li>
        <li>
          A report about a listing includes your reason, your words and, if you gave one, your email. A hash of your
          network address is kept with it, so that repeat reports from one visitor count only once. Our staff reads the
          report, and it is erased 90 days after it is handled.
        </li>
        <li>
          An account includes a name, an email and the password in a scrambled form that nobody can read. If you add an
          authenticator app, the account also holds the app’s key in encrypted form; for a passkey, it holds the public
          half, which cannot be used to log in. Failed logins are counted for 24 hours under a code rather than your
          email. For each login, we keep the browser’s name and the IP address without its last part, so that you can
          see where you are logged in and log out there. An account that you signed up for but did not confirm with the
          link in our email is erased after seven days. When you change the email on an account, we keep the old one for
          as long as the account exists, to find what you sent from it when you delete the account.
        </li>
        <li>
          When you delete an account, it is closed at once and erased after {accountDeletionDays} days. Until then, an
          emailed link will bring it back. We erase your name, every email that the account had, your logins, and what
          you sent us from these emails: forms, proof, messages and reports. If a business has no other owner, we also
          erase what only its members see: its contact email, private street address and licenses. The business’s page
          stays up. Decisions are kept under a number that no longer identifies anyone.
        </li>
      </ul>
    ),
  },
  {
    id: 'mails',
    title: 'Emails',
    body: (
      <ul>
        <li>
          The list of sent emails shows neither who an email went to nor what it said. Each entry is erased after 90
          days.
        </li>
        <li>A shortlist that you email to yourself: your email is erased after 2 days.</li>
        <li>
          You can stop every email that is not about security or a decision: use the link at the bottom of the email. We
          store that choice under a code made from your email, which does not reveal the email, until you want emails
          again. The code is kept when your data is erased; otherwise the emails would start again.
        </li>
        <li>
          For 24 hours, we keep a coded record that a form was sent and how we responded, so that it is not sent twice.
        </li>
      </ul>
    ),
  },
  {
    id: 'usage',
    title: 'Usage figures',
    body: <UsageFigures />,
  },
  {
    id: 'your-say',
    title: 'Your choices: see, correct and erase',
    body: (
      <p>
        If you have an account,{' '}
        <Link to={`${pagePaths.dashboard}?view=security`}>you can download what we have about it, and delete it</Link>,
        under “Account and security.” Without one, write from the email in question to <PrivacyEmail />. We will show
        you, correct or erase the data we have about you, unless a law requires us to keep it. A business keeps the
        emails that it received from you, and any data that its own software has pulled from our site. Backups hold your
        data until they are replaced, after a year at most; if we restore one, your data will be erased again. To do
        that, we keep a code made from your email for 365 days; the code does not reveal the email.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who runs this site',
    body: (
      <>
        <OperatorContact />
        <p>When this policy changes, the date at the top will change with it.</p>
      </>
    ),
  },
];
