-- Within how many minutes a business usually replies; null where nothing is said.
alter table installers add column reply_step integer check (reply_step in (60, 240, 1440));
-- What the measurement looks at, by business; few businesses have a step.
create index contact_requests_delivered on contact_requests (installer_id, delivered_at) where delivered_at is not null;
create index installers_reply_step on installers (id) where reply_step is not null;
