-- Every existing account was made by the operator or for an email address that its owner had confirmed.
alter table accounts add column email_confirmed_at timestamptz;
update accounts set email_confirmed_at = created_at;
