-- Whether a request reached the business. The outcome of earlier mails is not known, so those requests count as
-- delivered.
alter table contact_requests
  add column delivery text not null default 'pending' check (delivery in ('pending', 'delivered', 'undelivered')),
  add column undelivered_reason text check (undelivered_reason in ('no_contact', 'stopped', 'rejected'));

update contact_requests r set
  delivery = case when unreached.id is null then 'delivered' else 'undelivered' end,
  undelivered_reason = case when unreached.id is null then null else 'no_contact' end
from installers i left join installers unreached on unreached.id = i.id and i.contact_email is null
  and not exists (select from listing_members m where m.listing_id = i.id)
where i.id = r.installer_id;

create index contact_requests_undelivered on contact_requests (created_at) where delivery = 'undelivered';
