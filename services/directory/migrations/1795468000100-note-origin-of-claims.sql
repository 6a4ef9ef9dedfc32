-- Where a claim was started: its network as a keyed hash, and the name of its browser.
alter table claims add column network text, add column browser text;
create index claims_network on claims (network, started_at) where network is not null;
