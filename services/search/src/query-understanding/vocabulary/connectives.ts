/** Words that precede a place. */
export const placePrepositions =
  'in, en, near, around, at, from, outside, outside of, close to, near to, next to, throughout, serving, based in, ' +
  'located in, out of, surrounding';

/** Words that separate one thing from the next and belong to neither. */
export const separators = 'for, with, within, including, plus, that, that do, that does, who, who do, who does, which';

/** Words between others; no name begins or ends with them. */
export const conjunctions = 'and, or, of, on, to, by, by the, n';

/** Providers in general words, which say no more than that they are in the trade. */
export const anyone =
  'contractor, contractors, companies, businesses, firms, professionals, experts, specialists, providers, dealer, ' +
  'dealers, retailer, retailers, supplier, suppliers, services, technicians, store, stores, shops, showrooms';

/** Providers in words that are also common in business names. */
export const workers =
  'company, co, pro, pros, professional, expert, specialist, technician, tech, techs, guy, guys, people, person, ' +
  'crew, team, firm, business, provider, shop, showroom, service, servicing, work, works, job, project, handyman, ' +
  'man, delivery, mover, movers, moving';

/** Words before the object of a search; no name begins with them. */
export const carrierPhrases =
  'a, an, the, find, find me, find a, looking for, looking, look for, search, search for, hire, hiring, get, show, ' +
  'show me, need, i need, i need a, we need, want, i want, i want to, i am looking for, im looking for, i, im, we, ' +
  'who is the, who can, who, can you, can someone, can, could, someone, someone to, somebody, somebody to, anyone, ' +
  'where to, where can i, where, how to, hello, hi, hey, please, help, help me, help with, recommend, buy, ' +
  'recommended, recommendations for, list of, any, some, what is the, what, which';

/** Words that no listing can be filtered by. */
export const fillers =
  'my, our, your, needs, needing, needed, wanted, working, not working, stopped working, turn on, turned, is, are, be, it, this, me, us, do, does, did, has, have, not, too, so, also, there, ' +
  'good, great, nice, reliable, trusted, trustworthy, honest, reputable, affordable, cheap, cheaper, cheapest, ' +
  'inexpensive, budget, low cost, licensed, insured, certified, verified, experienced, local, ' +
  'residential, commercial, private, custom, existing, old, used, outdoor, indoor, inside, backyard, ' +
  'back yard, yard, home, homes, house, houses, property, basement, bathroom, emergency, urgent, asap, fast, quick, ' +
  'quickly, same day, next day, 24 hour, today, tomorrow, tonight, now, right now, this week, this weekend, ' +
  'this month, this year, next week, next month, season, seasonal, spring, fall, winter, summer, weekly, biweekly, ' +
  'bi weekly, monthly, regular, annual, yearly, open today, free, free quote, free quotes, ' +
  'free estimate, free estimates, quote, quotes, two quotes, three quotes, 2 quotes, 3 quotes, few quotes, ' +
  'several quotes, two estimates, three estimates, two bids, three bids, ' +
  'estimate, estimates, bid, bids, cost, costs, price, prices, ' +
  'pricing, cheap prices, rates, how much, salt, salt water, saltwater, chlorine, portable, inflatable, cedar, ' +
  'barrel, infrared, wood fired, wood burning, electric, gas, propane, traditional, finnish, modern, water, ' +
  'area, areas, metro, metro area, metroplex, downtown, greater, city of, region, vicinity, suburbs, town, ' +
  'north, south, east, west, northern, southern, eastern, western, central, usa, u s a, united states, america, ' +
  'pentair, hayward pump, jandy, raypak, zodiac, polaris, replacement, replace, replacing, replaced, removal, ' +
  'parts, automatic, led, sales, sale, for sale, system, systems, and more, etc, level, options, ideas, ever, then, thanks, thank you';

/** Questions about a name, which follow it. */
export const afterNames =
  'review, reviews, phone, phone number, telephone, telephone number, number, website, web site, address, hours, ' +
  'opening hours, contact, contact info, contact information, email, rating, ratings, license, licence';
