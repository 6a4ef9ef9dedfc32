import type { StatePage } from '@poolpros/contracts/http/places';
import type { Topic } from '../../../../content/regulations/types.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { noFilters, searchResultsPath } from '../../../shared/search/search-filters.js';
import { Note } from '../../../shared/ui/states.js';
import type { StateRules, TopicRules } from '../load-rules.js';
import { FactList } from './fact-list.js';
import { LicenseRules } from './license-rules.js';
import { LocalFirms } from './local-firms.js';
import { StandingLegend } from './standing-legend.js';
import { StateTable } from './state-table.js';

const titles: Readonly<Record<Topic, string>> = {
  license: 'License and registration',
  permit: 'Permit and inspections',
  barrier: 'Barrier, alarm and cover',
  electrical: 'Electrical work',
  water: 'Water, drains and plumbing',
};

/** The rules for home pools in a state, as far as they are known. `firms` is missing while it could not be read. */
export function StateRegulations({ rules, firms }: { rules: StateRules; firms: StatePage | undefined }) {
  const { state, license, lead, updated, topics, questions, neighbors } = rules;
  const { label, slug } = state;
  const questionsTitle = 'Questions for the building department';
  return (
    <ReadingPage
      page="stateRegulations"
      labels={{ state: label }}
      parameters={{ state: slug }}
      title={`Home pool rules in ${label}`}
      lead={lead}
      updated={updated}
      article={{}}
      contents={[
        ...topics.map(({ topic }) => ({ id: topic, title: titles[topic] })),
        { id: 'questions', title: questionsTitle },
        ...(neighbors.length > 0 ? [{ id: 'neighbors', title: 'States next door' }] : []),
        { id: 'firms', title: `Firms in ${label}` },
        { id: 'standing', title: 'How sure this is' },
      ]}
      next={{
        title: `Who builds pools in ${label}?`,
        text: `Compare firms, and ask each what it is licensed or registered for in ${label}.`,
        label: `Find pool builders in ${label}`,
        to: searchResultsPath({ ...noFilters, location: label, state: slug, services: ['Pool Installation'] }),
      }}
      related={['regulations', 'costCalculator', 'financing', 'states']}
    >
      <Note tone="amber">
        This is a reading aid for {label} and no legal advice. The board, the statute and the building department at
        your address decide.
      </Note>
      {topics.map((rules) => (
        <TopicSection key={rules.topic} rules={rules} license={license} state={label} />
      ))}
      <section aria-labelledby="questions">
        <h2 id="questions">{questionsTitle}</h2>
        <p>Call before you sign, and write the name and the day beside each answer.</p>
        <ul>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </section>
      {neighbors.length > 0 && (
        <section aria-labelledby="neighbors">
          <h2 id="neighbors">States next door</h2>
          <p>A firm from over the border follows the rules of {label}, not those of its own state.</p>
          <StateTable caption={`${label} and the states next to it`} rows={[rules, ...neighbors]} />
        </section>
      )}
      <LocalFirms state={state} firms={firms} />
      <StandingLegend />
    </ReadingPage>
  );
}

function TopicSection({ rules, license, state }: { rules: TopicRules; license: StateRules['license']; state: string }) {
  const { topic, facts, office } = rules;
  return (
    <section aria-labelledby={topic}>
      <h2 id={topic}>{titles[topic]}</h2>
      {topic === 'license' && <LicenseRules license={license} state={state} />}
      {facts.length > 0 && <FactList facts={facts} license={license} />}
      <p>
        <b>To be sure,</b> ask {office}.
      </p>
    </section>
  );
}
