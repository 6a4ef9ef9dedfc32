import type { StatePage } from '@poolpros/contracts/http/places';
import { pagePaths } from '@poolpros/contracts/paths';
import { regulationsNotes, stateSections } from '../../../../content/regulations/regulations-page.js';
import type { Topic } from '../../../../content/regulations/types.js';
import { stateInText } from '../../../entities/places/state-in-text.js';
import { noFilters, searchResultsPath } from '../../../entities/search/search-filters.js';
import { contentsOf, PageSection, RichText } from '../../../shared/reading/page-sections.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import type { StateRules, TopicRules } from '../load-rules.js';
import { standingEntry } from '../standings.js';
import { LicenseRules } from './license-rules.js';
import { LocalFirms } from './local-firms.js';
import { RuleFacts } from './rule-facts.js';
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
  const { state, license, lead, published, updated, topics, questions, neighbors } = rules;
  const { label, slug } = state;
  const name = stateInText(label);
  return (
    <ReadingPage
      page="stateRegulations"
      labels={{ state: label }}
      parameters={{ state: slug }}
      title={`Home pool rules in ${name}`}
      lead={lead}
      updated={updated}
      article={{ published }}
      contents={[
        ...topics.map(({ topic }) => ({ id: topic, title: titles[topic] })),
        ...contentsOf(neighbors.length > 0 ? stateSections : { questions: stateSections.questions }),
        { id: 'firms', title: `Contractors in ${name}` },
        standingEntry,
      ]}
      next={{
        title: `Who builds pools in ${name}?`,
        text: `Compare contractors, and ask each one what license or registration it has in ${name}.`,
        label: `Find pool builders in ${name}`,
        to: searchResultsPath({ ...noFilters, location: label, state: slug, services: ['Pool Installation'] }),
      }}
      related={['regulations', 'costCalculator', 'financing', 'states']}
    >
      <Note tone="amber">
        <RichText text={regulationsNotes.state} values={{ state: name }} />
      </Note>
      {topics.map((rules) => (
        <TopicSection key={rules.topic} rules={rules} license={license} state={name} />
      ))}
      <PageSection id="questions" section={stateSections.questions}>
        <ul>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </PageSection>
      {neighbors.length > 0 && (
        <PageSection id="neighbors" section={stateSections.neighbors} values={{ state: name }}>
          <StateTable caption={`${label} and neighboring states`} rows={[rules, ...neighbors]} />
        </PageSection>
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
      {topic === 'license' && (
        <p>
          Before you sign, read about <Link to={pagePaths.contractRules}>deposit caps and the right to cancel</Link>,
          state by state.
        </p>
      )}
      {facts.length > 0 && <RuleFacts facts={facts} license={license} />}
      <p>
        <b>To be sure,</b> ask {office}.
      </p>
    </section>
  );
}
