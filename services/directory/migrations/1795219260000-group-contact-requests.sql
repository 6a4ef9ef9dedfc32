alter table contact_requests add column group_id uuid references contact_requests (id) on delete set null;
create index contact_requests_group on contact_requests (group_id) where group_id is not null;
