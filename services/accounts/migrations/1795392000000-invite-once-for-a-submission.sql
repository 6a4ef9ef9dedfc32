alter table password_links add column submission_id uuid;

-- Earlier invitations have their submission in their events, as far as those are still kept.
update password_links set submission_id = told.submission_id
from (
  select distinct on (data->>'accountId', data->>'submissionId')
    (data->>'setupId')::uuid as id, (data->>'submissionId')::uuid as submission_id
  from (select body->'data' as data from outbox where body->>'type' = 'accounts.account.linked.v1') linked
  where data->>'setupId' is not null
) told
where told.id = password_links.id;

create unique index password_links_submission on password_links (account_id, submission_id);
