-- The risk of a submission, with its reasons, and the network that it came from.
alter table submissions
  add column risk_score   integer check (risk_score between 0 and 100),
  add column risk_reasons text[] not null default '{}',
  add column network_hash text;

create index submissions_network on submissions (network_hash, submitted_at) where network_hash is not null;
