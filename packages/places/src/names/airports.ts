/** What people call airports, by their IATA code. */
export const airportNicknames = `
ATL: hartsfield jackson, hartsfield jackson airport
BOS: logan airport, logan international airport, boston logan
DAL: love field, dallas love field
DCA: reagan national, reagan national airport, reagan airport, national airport
HOU: hobby airport, houston hobby
IAD: dulles airport, dulles international airport, washington dulles
LAS: mccarran, mccarran airport, harry reid airport
MDW: midway airport, midway international airport
ORD: ohare, o hare, ohare airport, o hare airport, ohare international airport, o hare international airport, chicago ohare, chicago o hare
PHL: philly airport
PHX: sky harbor, sky harbor airport
SEA: sea tac airport, seatac airport
SNA: john wayne, john wayne airport, orange county airport
`;
