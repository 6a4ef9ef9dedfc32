-- A link that undoes a change of email stores the current email, and recovery codes store when they were made, so
-- that undoing a change also removes what was set since. Codes made before this release count as old.
alter table password_links add column successor_email text;

update password_links link set successor_email = account.email from accounts account
where account.id = link.account_id and link.purpose = 'email_back' and link.used_at is null;

alter table recovery_codes add column created_at timestamptz not null default 'epoch';
alter table recovery_codes alter column created_at set default now();
