import { useParams } from 'react-router-dom';
import { CountryComingSoon } from '../../features/country-chooser/components/country-coming-soon.js';
import { type ClosedCountry, countryFacts, countryInText } from '../../features/country-chooser/country-facts.js';
import { PageTrail } from '../../shared/layout/page-trail.js';
import { Seo } from '../../shared/lib/seo.js';

const isClosedCountry = (country: string): country is ClosedCountry => Object.hasOwn(countryFacts, country);

export function Component() {
  const country = useParams().country?.toLowerCase() ?? '';
  if (!isClosedCountry(country)) return null;
  const facts = countryFacts[country];
  return (
    <>
      <Seo
        title={`${facts.name}: Coming Soon`}
        description={`Pool contractors in ${countryInText(facts.name)} are not listed yet. In the meantime, here is what to know about seasons, permits and safety rules.`}
        noindex
      />
      <PageTrail page="closedCountry" labels={{ country: facts.name }} parameters={{ country }} />
      <CountryComingSoon facts={facts} />
    </>
  );
}
