-- Other services use these to find what an account sent before its email changed. They are erased with the account.
create table former_emails (
  account_id uuid not null references accounts on delete cascade,
  email      text not null,
  primary key (account_id, email)
);

-- The link that undoes a change of email, and the notice about the change, have the former email.
insert into former_emails (account_id, email)
select account_id, email from password_links where purpose = 'email_back' and email is not null
union
select account_id, email from security_notices where notice = 'email_changed' and email is not null;
