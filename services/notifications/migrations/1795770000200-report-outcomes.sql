alter table mails add column report_due boolean not null default false;
create index mails_report_due on mails (created_at) where report_due;
