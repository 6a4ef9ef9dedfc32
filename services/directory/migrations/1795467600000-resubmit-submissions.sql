-- How often a rejected submission was sent again, and what it said before.
alter table submissions
  add column resubmissions integer not null default 0 check (resubmissions >= 0),
  add column sent_before   jsonb;
