drop index contact_requests_undelivered, contact_requests_open;
alter table contact_requests
  drop constraint contact_requests_status_check,
  add column group_id uuid references contact_requests (id) on delete set null,
  add column name text, add column email text, add column phone text, add column message text,
  add column dedupe_hash text,
  add column delivery text default 'pending' check (delivery in ('pending', 'delivered', 'undelivered'));

-- Requests that were erased, and those that wait for the homeowner, have no place in the earlier form.
delete from contact_requests where request_id is null or status = 'unconfirmed';

update contact_requests c set
  name = r.name, email = r.email, phone = r.phone, message = r.message, dedupe_hash = r.dedupe_hash,
  group_id = (select first.id from contact_requests first
              where first.request_id = r.id
                and exists (select from contact_requests other where other.request_id = r.id and other.id <> first.id)
              order by first.created_at, first.id limit 1),
  delivery = case when c.status <> 'new' then 'delivered'
                  when c.undelivered_reason is null then 'pending' else 'undelivered' end,
  status = case when c.status in ('new', 'delivered') then 'new' else 'seen' end
from requests r where r.id = c.request_id;
update contact_requests set seen_at = coalesce(seen_at, created_at) where status = 'seen';

drop table saved_replies, request_messages;
alter table contact_requests
  drop column request_id, drop column version, drop column delivered_at, drop column replied_at, drop column value,
  alter column name set not null, alter column email set not null, alter column message set not null,
  alter column dedupe_hash set not null, alter column delivery set not null,
  add constraint contact_requests_status_check check (status in ('new', 'seen'));
drop table requests;
create index contact_requests_group on contact_requests (group_id) where group_id is not null;
create index contact_requests_mailbox on contact_requests (mailbox_of(email), created_at);
create index contact_requests_undelivered on contact_requests (created_at) where delivery = 'undelivered';
create index contact_requests_created on contact_requests (created_at);
