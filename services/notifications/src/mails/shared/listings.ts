/** Why the team of a business gets a notice about its page. */
export const toTeam = 'You get this because you manage the page of this business. These notices are always mailed.';
