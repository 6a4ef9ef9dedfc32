-- What a claimant says against the rejection of a claim.
alter table claims add column appealed_at timestamptz, add column appeal text;
